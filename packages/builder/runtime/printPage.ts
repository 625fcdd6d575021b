import type { Stop } from '@portico/kernel/islands';

/** A button that prints the page. */
export function printPage(button: HTMLElement): Stop {
  const print = (): void => (button.ownerDocument.defaultView ?? window).print();
  button.addEventListener('click', print);
  return () => button.removeEventListener('click', print);
}
