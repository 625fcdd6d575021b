import { use } from 'react';
import { classNames } from '../../model/atomic/classNames.ts';
import { SCROLLED_TO } from '../../model/atomic/interactionClasses.ts';
import { interactionsOf, scriptedTriggers } from '../../model/atomic/interactions.ts';
import { type BuilderElement, EXTRA_ATTRIBUTE } from '../../wire/public.ts';
import { safeId } from '../element/safeId.ts';
import { ClassLabels } from './ClassLabels.ts';
import { ownAttributes } from './ownAttributes.ts';
import { textProp } from './props.ts';

/** The attributes of a version 4 element. Its styles are in the classes. */
export function atomicAttributes(element: BuilderElement, tag: string, isBox = false) {
  const { id, elType, widgetType, settings } = element;
  const type = widgetType ?? elType;
  const names = classNames(settings);
  const labels = use(ClassLabels);
  const anchor = safeId(textProp(settings._cssid));
  const interactions = interactionsOf(element.interactions);
  const entrance = interactions.find(({ trigger }) => trigger === 'scrollIn');
  // What only moves is seen where it belongs until then, as in Elementor.
  const isHidden = entrance?.effect === 'fade' && !entrance.isOut;
  const acts = scriptedTriggers(interactions);
  // Like an older element's entrance animation, so that the same observer handles it.
  const heard = { ...(entrance && { _animation: SCROLLED_TO }), ...(acts.length > 0 && { acts }) };
  return {
    ...ownAttributes(settings.attributes),
    ...(anchor && { id: anchor }),
    className: [
      `elementor-element elementor-element-${id}${isBox ? ' e-con' : ''} e-atomic-element e-default-${tag} ${type}-base`,
      ...names,
      ...names.flatMap((name) => labels.get(name) ?? []),
      ...(isHidden ? ['elementor-invisible'] : []),
    ].join(' '),
    ...((entrance || acts.length > 0) && { 'data-settings': JSON.stringify(heard) }),
    ...(acts.length > 0 && { [EXTRA_ATTRIBUTE]: 'interaction' }),
    'data-id': id,
    ...(isBox && { 'data-element_type': type }),
    'data-e-type': type,
    'data-interaction-id': id,
  };
}
