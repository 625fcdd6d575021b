import { stripTags } from '@portico/kernel/server/html';
import { cleanCondition } from '../../markup/formHtml.ts';
import { element } from '../../markup/markup.ts';
import type { Control } from '../Control.ts';
import { ariaInvalid, authorClasses, idOf, tabIndexOf, wrapped } from '../controlAttributes.ts';
import { type FormTag, hasOption } from '../FormTag.ts';

/** A box that must be ticked, or with `invert` left unticked, before the form can be sent. */
export const acceptanceControl: Control = {
  render(tag, context) {
    const entered = context.entered(tag.name);
    const classes = authorClasses(tag);
    const box = element('input', {
      type: 'checkbox',
      name: tag.name,
      value: '1',
      tabindex: tabIndexOf(tag),
      checked: entered ? entered.length > 0 : hasOption(tag, 'default:on'),
      class: classes.length > 0 ? classes.join(' ') : null,
      id: idOf(tag, context),
      'aria-invalid': ariaInvalid(tag, context),
    });
    const condition = cleanCondition(conditionOf(tag));
    const label = element('span', { class: 'wpcf7-list-item-label' }, condition);
    const group = [
      'wpcf7-form-control',
      'wpcf7-acceptance',
      ...(hasOption(tag, 'invert') ? ['invert'] : []),
      ...(hasOption(tag, 'optional') ? ['optional'] : []),
    ];
    return wrapped(
      tag,
      context,
      element(
        'span',
        { class: group.join(' ') },
        element('span', { class: 'wpcf7-list-item' }, condition ? element('label', {}, box + label) : box),
      ),
    );
  },
};

/** Whether the state counts as agreement. An optional condition is met either way. */
export function isAccepted(tag: FormTag, isTicked: boolean): boolean {
  return hasOption(tag, 'optional') || isTicked !== hasOption(tag, 'invert');
}

export function conditionText(tag: FormTag): string {
  return stripTags(conditionOf(tag)).trim();
}

/** The condition that the visitor agrees to: HTML as the author wrote it. */
function conditionOf(tag: FormTag): string {
  return tag.content || (tag.values[0] ?? '');
}
