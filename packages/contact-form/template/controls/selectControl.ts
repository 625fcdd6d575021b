import { escapeMarkup } from '@portico/kernel/markup';
import { element } from '../../markup/markup.ts';
import type { Control } from '../Control.ts';
import {
  ariaInvalid,
  autocompleteOf,
  controlClass,
  idOf,
  tabIndexOf,
  wrapped,
} from '../controlAttributes.ts';
import { defaultValues } from '../defaultValues.ts';
import { type FormTag, hasOption, numberOption } from '../FormTag.ts';
import { FIXED_MESSAGES } from '../messages.ts';
import { requiredRule } from './textControl.ts';

const BLANK_LABEL = '\u2014Please choose an option\u2014';

export const selectControl: Control = {
  ruleGroup: 'select',

  render(tag, context) {
    const isMultiple = hasOption(tag, 'multiple');
    const entered = context.entered(tag.name);
    const defaults = defaultValues(tag, context.defaults).filter((value) => tag.values.includes(value));
    const chosen = entered ?? (isMultiple ? defaults : defaults.slice(0, 1));
    const blank = hasBlank(tag) ? element('option', { value: '' }, BLANK_LABEL) : '';
    const options = tag.values.map((text, index) => {
      const value = index === 0 && hasOption(tag, 'first_as_label') ? '' : text;
      const isChosen = chosen.includes(entered ? value : text);
      return element('option', { value, selected: isChosen }, escapeMarkup(text));
    });
    return wrapped(
      tag,
      context,
      element(
        'select',
        {
          class: controlClass(tag, context),
          id: idOf(tag, context),
          tabindex: tabIndexOf(tag),
          autocomplete: autocompleteOf(tag),
          'aria-required': tag.isRequired ? 'true' : null,
          'aria-invalid': ariaInvalid(tag, context),
          size: numberOption(tag, 'size'),
          multiple: isMultiple,
          name: isMultiple ? `${tag.name}[]` : tag.name,
        },
        blank + options.join(''),
      ),
    );
  },

  rules: (tag, { messages }) => requiredRule(tag, messages),

  closingRules: (tag) => [
    { rule: 'enum', field: tag.name, accept: acceptedValues(tag), error: FIXED_MESSAGES.undefinedValue },
  ],
};

function hasBlank(tag: FormTag): boolean {
  return hasOption(tag, 'include_blank') || tag.values.length === 0;
}

function acceptedValues(tag: FormTag): string[] {
  const values = hasOption(tag, 'first_as_label') ? tag.values.slice(1) : tag.values;
  return values.filter(Boolean);
}
