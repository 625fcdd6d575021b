import { direction } from '@portico/kernel/dom';

/** Which way a page reads: as its configuration says where that is from right to left, else as the element does. */
export function writingDirection(element: Element): 'ltr' | 'rtl' {
  const page = element.ownerDocument.defaultView as { elementorFrontendConfig?: { is_rtl?: unknown } } | null;
  return page?.elementorFrontendConfig?.is_rtl === true ? 'rtl' : direction(element);
}
