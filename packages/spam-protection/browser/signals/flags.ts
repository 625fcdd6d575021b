import { KEYS } from '../../wire/public.ts';
import type { SignalStore } from '../signalStore.ts';

/** What the visitor has done at least once. One listener on the page also covers forms added later. */
export function recordFlags(page: Document, store: SignalStore): void {
  once(page, store, 'mousemove', KEYS.hasMoved);
  once(page, store, 'scroll', KEYS.hasScrolled);
  once(page, store, 'focus', KEYS.hasFocused, FIELD_OF_FORM);
  once(page, store, 'keyup', KEYS.hasTyped, FIELD_OF_FORM);
}

const FIELD_OF_FORM = 'form :is(input:not([type=hidden]), textarea)';

function once(page: Document, store: SignalStore, event: string, key: string, counts?: string): void {
  const listener = ({ target }: Event): void => {
    // A document has no `matches`.
    if (counts && !(target as Partial<Element>).matches?.(counts)) return;
    page.removeEventListener(event, listener, true);
    store.keep({ [key]: true });
  };
  page.addEventListener(event, listener, true);
}
