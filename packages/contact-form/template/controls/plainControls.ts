import { escapeMarkup } from '@portico/kernel/markup';
import { element } from '../../markup/markup.ts';
import { HIDDEN } from '../../wire/public.ts';
import type { Control } from '../Control.ts';
import { authorClasses, controlClass, idOf, lengthOptions, tabIndexOf } from '../controlAttributes.ts';
import { defaultValues } from '../defaultValues.ts';
import { type FormTag, hasOption } from '../FormTag.ts';

/** Controls without input, and so without the wrapper for an error. */

export const hiddenControl: Control = {
  render: (tag, context) =>
    element('input', {
      class: controlClass(tag, context),
      id: idOf(tag, context),
      value: defaultValues(tag, context.defaults)[0] ?? tag.values[0] ?? '',
      type: 'hidden',
      name: tag.name,
    }),
};

export const submitControl: Control = {
  render: (tag, context) =>
    element('input', {
      class: ['wpcf7-form-control', 'wpcf7-submit', 'has-spinner', ...authorClasses(tag)].join(' '),
      id: idOf(tag, context),
      tabindex: tabIndexOf(tag),
      type: 'submit',
      value: tag.values[0] || 'Send',
    }),
};

export const responseControl: Control = { isBlock: true, render: (_tag, context) => context.responseHtml };

/** `[count your-message down]`: the number of characters entered, or left. */
export const countControl: Control = {
  render(tag, context) {
    const [target = ''] = tag.options;
    const counted = context.tags.find(({ name }) => name === target);
    const { maxlength, minlength } = counted ? lengthOptions(counted) : {};
    const isDown = hasOption(tag, 'down');
    const start = isDown ? (maxlength ?? 0) : 0;
    return element(
      'span',
      {
        id: idOf(tag, context),
        class: ['wpcf7-character-count', isDown ? 'down' : 'up', ...authorClasses(tag)].join(' '),
        'data-target-name': target,
        'data-starting-value': start,
        'data-current-value': start,
        'data-maximum-value': maxlength,
        'data-minimum-value': minlength,
      },
      String(start),
    );
  },
};

/** Shows the values of another field as they become valid. */
export const reflectionControl: Control = {
  isBlock: true,
  render: (tag, context) =>
    element(
      'fieldset',
      { 'data-reflection-of': tag.name, class: controlClass(tag, context) },
      (tag.values.length > 0 ? tag.values : ['']).map((text) => output(tag, text)).join(''),
    ),
};

export const outputControl: Control = {
  render: (tag, context) =>
    element(
      'output',
      {
        'data-reflection-of': tag.name,
        'data-default': tag.values[0] ?? '',
        name: tag.name,
        class: controlClass(tag, context),
      },
      escapeMarkup(tag.values[0] ?? ''),
    ),
};

export const paymentControl: Control = {
  isBlock: true,
  render(tag) {
    const [first = 'Proceed to checkout', second = 'Complete payment'] = tag.values;
    const card = element('div', { class: 'card-element wpcf7-form-control', 'aria-invalid': 'false' }, '');
    const buttons =
      element('button', { type: 'submit', class: 'first' }, escapeMarkup(first)) +
      ' ' +
      element('button', { type: 'button', class: 'second hidden' }, escapeMarkup(second));
    return element(
      'div',
      { class: 'wpcf7-stripe' },
      `${element('div', { class: 'wpcf7-form-control-wrap hidden' }, card)} ${element('span', { class: 'buttons has-spinner' }, buttons)} ${element('input', { type: 'hidden', name: HIDDEN.paymentIntent, value: '' })}`,
    );
  },
};

function output(tag: FormTag, text: string): string {
  return element('output', { name: tag.name, 'data-default': text }, escapeMarkup(text));
}
