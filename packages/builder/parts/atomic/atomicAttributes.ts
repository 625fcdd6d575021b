import { classNames } from '../../model/atomic/classNames.ts';
import { SCROLLED_TO } from '../../model/atomic/interactionCss.ts';
import { interactionOf } from '../../model/atomic/interactions.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { safeId } from '../element/safeId.ts';
import { textProp } from './props.ts';

/** The attributes of a version 4 element. Its styles are in the classes. */
export function atomicAttributes(element: BuilderElement, tag: string, isBox = false) {
  const { id, elType, widgetType, settings } = element;
  const type = widgetType ?? elType;
  const anchor = safeId(textProp(settings._cssid));
  const waits =
    element.interactions !== undefined && interactionOf(element.interactions)?.trigger === 'scrollIn';
  return {
    ...(anchor && { id: anchor }),
    className: [
      `elementor-element elementor-element-${id}${isBox ? ' e-con' : ''} e-atomic-element e-default-${tag} ${type}-base`,
      ...classNames(settings),
      ...(waits ? ['elementor-invisible'] : []),
    ].join(' '),
    // Like an older element's entrance animation, so that the same observer handles it.
    ...(waits && { 'data-settings': JSON.stringify({ _animation: SCROLLED_TO }) }),
    'data-id': id,
    ...(isBox && { 'data-element_type': type }),
    'data-e-type': type,
    'data-interaction-id': id,
  };
}
