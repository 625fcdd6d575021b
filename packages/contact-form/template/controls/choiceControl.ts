import { escapeMarkup } from '@portico/kernel/markup';
import { element } from '../../markup/markup.ts';
import { FREE_TEXT_PREFIX } from '../../wire/public.ts';
import type { Control } from '../Control.ts';
import { controlClass, idOf, tabIndexOf, wrapped } from '../controlAttributes.ts';
import { defaultValues } from '../defaultValues.ts';
import { type FormTag, hasOption } from '../FormTag.ts';
import { FIXED_MESSAGES } from '../messages.ts';

/** checkbox and radio: a group of boxes. */
export const choiceControl: Control = {
  ruleGroup: 'choice',

  render(tag, context) {
    const tabIndex = tabIndexOf(tag);
    const defaults = defaultValues(tag, context.defaults).filter((value) => tag.values.includes(value));
    const isSingle = isExclusive(tag) || tag.basetype === 'radio';
    const chosen = context.entered(tag.name) ?? (isSingle ? defaults.slice(0, 1) : defaults);
    const items = tag.values.map((value, index) =>
      item(tag, value, {
        isFirst: index === 0,
        isLast: index === tag.values.length - 1,
        isChecked: chosen.includes(value),
        tabIndex: tabIndex !== undefined && tabIndex > 0 ? tabIndex + index : tabIndex,
      }),
    );
    const exclusive = isExclusive(tag) && tag.basetype === 'checkbox' ? ['wpcf7-exclusive-checkbox'] : [];
    return wrapped(
      tag,
      context,
      element(
        'span',
        { class: controlClass(tag, context, ...exclusive), id: idOf(tag, context) },
        items.join(''),
      ),
    );
  },

  rules(tag, { messages }) {
    // A radio group must be answered, with or without a star, unless its author says otherwise.
    const isRequired = tag.isRequired || (tag.basetype === 'radio' && !hasOption(tag, 'optional'));
    const isSingle = isExclusive(tag) || tag.basetype === 'radio';
    return [
      ...(isRequired ? [{ rule: 'required', field: tag.name, error: messages.invalid_required }] : []),
      ...(isSingle
        ? [{ rule: 'maxitems', field: tag.name, threshold: 1, error: FIXED_MESSAGES.tooManyItems }]
        : []),
    ];
  },

  closingRules: (tag) =>
    hasOption(tag, 'free_text')
      ? []
      : [
          {
            rule: 'enum',
            field: tag.name,
            accept: tag.values.filter(Boolean),
            error: FIXED_MESSAGES.undefinedValue,
          },
        ],
};

interface ItemFacts {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isChecked: boolean;
  readonly tabIndex: number | undefined;
}

function item(tag: FormTag, value: string, { isFirst, isLast, isChecked, tabIndex }: ItemFacts): string {
  const hasFreeText = isLast && hasOption(tag, 'free_text');
  const box = element('input', {
    type: tag.basetype,
    name: tag.basetype === 'checkbox' && !isExclusive(tag) ? `${tag.name}[]` : tag.name,
    value,
    checked: isChecked,
    tabindex: tabIndex,
  });
  const label = element('span', { class: 'wpcf7-list-item-label' }, escapeMarkup(value));
  const pair = hasOption(tag, 'label_first') ? label + box : box + label;
  const inside = hasOption(tag, 'use_label_element') ? element('label', {}, pair) : pair;
  const freeText = hasFreeText
    ? ` ${element('input', { type: 'text', name: FREE_TEXT_PREFIX + tag.name, class: 'wpcf7-free-text', 'aria-label': value })}`
    : '';
  const classes = [
    'wpcf7-list-item',
    ...(isFirst ? ['first'] : []),
    ...(isLast ? ['last'] : []),
    ...(hasFreeText ? ['has-free-text'] : []),
  ];
  return element('span', { class: classes.join(' ') }, inside + freeText);
}

function isExclusive(tag: FormTag): boolean {
  return hasOption(tag, 'exclusive');
}
