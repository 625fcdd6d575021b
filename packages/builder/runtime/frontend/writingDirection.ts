import { direction } from '@portico/kernel/dom';

/** A page's text direction: right-to-left if its configuration says so, otherwise the element's. */
export function writingDirection(element: Element): 'ltr' | 'rtl' {
  const page = element.ownerDocument.defaultView as { elementorFrontendConfig?: { is_rtl?: unknown } } | null;
  return page?.elementorFrontendConfig?.is_rtl === true ? 'rtl' : direction(element);
}
