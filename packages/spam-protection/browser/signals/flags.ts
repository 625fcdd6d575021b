import { KEYS } from '../../wire/keys.ts';
import type { SignalStore } from '../signalStore.ts';

/** What the visitor has done at least once. One listener on the page also covers forms added later. */
export function recordFlags(page: Document, store: SignalStore): void {
  once(page, 'mousemove', KEYS.hasMoved, () => true, store);
  once(page, 'scroll', KEYS.hasScrolled, () => true, store);
  once(page, 'focus', KEYS.hasFocused, isFieldOfForm, store);
  once(page, 'keyup', KEYS.hasTyped, isFieldOfForm, store);
}

function once(
  page: Document,
  event: string,
  key: string,
  counts: (target: EventTarget | null) => boolean,
  store: SignalStore,
): void {
  const listener = ({ target }: Event): void => {
    if (!counts(target)) return;
    page.removeEventListener(event, listener, true);
    store.keep({ [key]: true });
  };
  page.addEventListener(event, listener, true);
}

function isFieldOfForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('form :is(input:not([type=hidden]), textarea)');
}
