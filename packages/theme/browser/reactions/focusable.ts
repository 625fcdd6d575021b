/** A `<details>` itself takes no focus; its summary does. */
const FOCUSABLE = 'a[href],button,input,textarea,select,summary,[tabindex]:not([tabindex="-1"])';

/** Where the keyboard stops in a container, in order. What is hidden or switched off is left out. */
export function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !element.matches(':disabled,[aria-hidden]') &&
      isShown(element) &&
      getComputedStyle(element).visibility !== 'hidden',
  );
}

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
