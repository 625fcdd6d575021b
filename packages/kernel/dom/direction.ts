export type Direction = 'ltr' | 'rtl';

/** The writing direction of an element, which part of a page may set for itself. */
export function direction(element: Element): Direction {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return style?.direction === 'rtl' ? 'rtl' : 'ltr';
}
