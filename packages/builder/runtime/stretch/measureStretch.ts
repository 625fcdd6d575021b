import { writingDirection } from '../frontend/writingDirection.ts';
import type { StretchMeasure } from './stretchGeometry.ts';

/** Back to where it would be by itself. */
export function resetStretch(element: HTMLElement): void {
  element.style.width = '';
  element.style.left = '';
  element.style.right = '';
}

/** The element that the kit names; `null` for the window, also when the name is no selector or nobody answers to it. */
export function stretchContainer(page: Document, selector: string): Element | null {
  try {
    return selector ? page.querySelector(selector) : null;
  } catch {
    return null;
  }
}

/** Reads where an element and its container are; the element has to be unstretched for that. */
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
