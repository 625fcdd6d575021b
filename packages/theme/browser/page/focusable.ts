/** A `<details>` itself takes no focus; its summary does. */
const FOCUSABLE = 'a[href],button,input,textarea,select,summary,[tabindex]:not([tabindex="-1"])';

/** Where the keyboard stops in a container, in order. What is hidden or switched off is left out. */
export function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !element.matches(':disabled,[aria-hidden]') &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility !== 'hidden',
  );
}

/** What can take the focus for something that was clicked: itself, what it stands in, else what stands in it. */
export function focusableNear(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(FOCUSABLE) ?? element.querySelector<HTMLElement>(FOCUSABLE);
}
