import { writingDirection } from '../frontend/writingDirection.ts';
import type { StretchMeasure } from './stretchGeometry.ts';

/** Back to its natural position. */
export function resetStretch(element: HTMLElement): void {
  element.style.width = '';
  element.style.left = '';
  element.style.right = '';
}

/** The kit's container element; `null` for the window, also if the selector is invalid or matches nothing. */
export function stretchContainer(page: Document, selector: string): Element | null {
  try {
    return selector ? page.querySelector(selector) : null;
  } catch {
    return null;
  }
}

/** Measures an element and its container; the element must be unstretched. */
export function measureStretch(element: HTMLElement, container: Element | null): StretchMeasure {
  const page = element.ownerDocument;
  const box = element.getBoundingClientRect();
  const style = page.defaultView?.getComputedStyle(element);
  const containerBox = container?.getBoundingClientRect();
  return {
    elementLeft: box.left,
    elementWidth: box.width,
    isFixed: style?.position === 'fixed',
    isRtl: writingDirection(page.documentElement) === 'rtl',
    container: containerBox
      ? { left: containerBox.left, width: container?.clientWidth ?? 0, isWindow: false }
      : { left: 0, width: page.documentElement.clientWidth, isWindow: true },
  };
}
