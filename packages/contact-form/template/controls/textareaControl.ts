import { escapeMarkup } from '@portico/kernel/markup';
import { element } from '../../markup/markup.ts';
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
import { type FormTag, hasOption, numberOption } from '../FormTag.ts';
import { lengthRules, requiredRule } from './textControl.ts';

const DEFAULT_MAXLENGTH = 2000;

export const textareaControl: Control = {
  ruleGroup: 'textarea',

  render(tag, context) {
    const { minlength, maxlength } = lengthOptions(tag);
    const { value, placeholder } = initialText(tag, context);
    return wrapped(
      tag,
      context,
      element(
        'textarea',
        {
          cols: numberOption(tag, 'cols') ?? shorthand(tag)?.cols ?? 40,
          rows: numberOption(tag, 'rows') ?? shorthand(tag)?.rows ?? 10,
          maxlength: maxlength ?? DEFAULT_MAXLENGTH,
          minlength,
          class: controlClass(tag, context),
          id: idOf(tag, context),
          tabindex: tabIndexOf(tag),
          readonly: hasOption(tag, 'readonly'),
          autocomplete: autocompleteOf(tag),
          'aria-required': tag.isRequired ? 'true' : null,
          'aria-invalid': ariaInvalid(tag, context),
          placeholder,
          name: tag.name,
        },
        escapeMarkup(value),
      ),
    );
  },

  rules: (tag, { messages }) => [
    ...requiredRule(tag, messages),
    ...lengthRules(tag, messages, DEFAULT_MAXLENGTH),
  ],
};

/** `40x10/500`: columns, rows, maximum length; each part is optional. */
function shorthand(tag: FormTag): { cols?: number; rows?: number } | undefined {
  const found = tag.options.map((option) => /^(\d{1,9})?x(\d{1,9})?(?:\/\d*)?$/.exec(option)).find(Boolean);
  if (!found) return undefined;
  const [, cols, rows] = found;
  return {
    ...(cols && { cols: Number(cols) }),
    ...(rows && { rows: Number(rows) }),
  };
}
