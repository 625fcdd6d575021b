export type Direction = 'ltr' | 'rtl';

/** The direction that an element is laid out in, which a part of a page may set for itself. */
export function direction(element: Element): Direction {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return style?.direction === 'rtl' ? 'rtl' : 'ltr';
}
