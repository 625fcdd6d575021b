import { element } from '../../markup/markup.ts';
import type { Rule } from '../../rules/Rule.ts';
import type { Control } from '../Control.ts';
import {
  ariaInvalid,
  autocompleteOf,
  controlClass,
  idOf,
  initialText,
  lengthOptions,
  tabIndexOf,
  wrapped,
} from '../controlAttributes.ts';
import { type FormTag, hasOption, isSecret, optionValue } from '../FormTag.ts';
import type { Messages } from '../messages.ts';

const DEFAULT_SIZE = 40;
const DEFAULT_MAXLENGTH = 400;

/** text, email, url and tel. A password field is masked and never filled in again. */
export const textControl: Control = {
  ruleGroup: 'text',

  render(tag, context) {
    const { size, minlength, maxlength } = lengthOptions(tag);
    const isPlain = tag.basetype === 'text';
    const { value, placeholder } = initialText(tag, context);
    const isHidden = isSecret(tag);
    const kinds = isPlain ? [] : ['wpcf7-text', `wpcf7-validates-as-${tag.basetype}`];
    return wrapped(
      tag,
      context,
      element('input', {
        size: size ?? DEFAULT_SIZE,
        maxlength: maxlength ?? DEFAULT_MAXLENGTH,
        minlength,
        class: controlClass(tag, context, ...kinds),
        id: idOf(tag, context),
        list: optionValue(tag, 'list'),
        tabindex: tabIndexOf(tag),
        readonly: hasOption(tag, 'readonly'),
        autocomplete: isHidden ? 'new-password' : autocompleteOf(tag),
        'aria-required': tag.isRequired ? 'true' : null,
        'aria-invalid': ariaInvalid(tag, context),
        placeholder,
        value: isHidden ? null : value,
        type: isHidden ? 'password' : tag.basetype,
        name: tag.name,
      }),
    );
  },

  rules(tag, { messages }) {
    const format = FORMATS[tag.basetype];
    return [
      ...requiredRule(tag, messages),
      ...(format ? [{ rule: tag.basetype, field: tag.name, error: messages[format] }] : []),
      ...lengthRules(tag, messages, DEFAULT_MAXLENGTH),
    ];
  },
};

export function requiredRule(tag: FormTag, messages: Messages): Rule[] {
  return tag.isRequired ? [{ rule: 'required', field: tag.name, error: messages.invalid_required }] : [];
}

export function lengthRules(tag: FormTag, messages: Messages, defaultMaximum: number): Rule[] {
  const { minlength, maxlength = defaultMaximum } = lengthOptions(tag);
  const least: Rule[] =
    minlength === undefined
      ? []
      : [{ rule: 'minlength', field: tag.name, threshold: minlength, error: messages.invalid_too_short }];
  return [
    ...least,
    { rule: 'maxlength', field: tag.name, threshold: maxlength, error: messages.invalid_too_long },
  ];
}

const FORMATS = { email: 'invalid_email', url: 'invalid_url', tel: 'invalid_tel' } as Readonly<
  Record<string, 'invalid_email' | 'invalid_url' | 'invalid_tel'>
>;
