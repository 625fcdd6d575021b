import { KEYS } from '../../wire/public.ts';
import type { SignalStore } from '../signalStore.ts';

/** What the visitor has done at least once. One listener on the page also covers forms added later. */
export function recordFlags(page: Document, store: SignalStore): void {
  const once = (event: string, key: string, counts?: string): void => {
    const listener = ({ target }: Event): void => {
      // A document has no `matches`.
      if (counts && !(target as Partial<Element>).matches?.(counts)) return;
      page.removeEventListener(event, listener, true);
      store.keep({ [key]: true });
    };
    page.addEventListener(event, listener, true);
  };
  once('mousemove', KEYS.hasMoved);
  once('scroll', KEYS.hasScrolled);
  once('focus', KEYS.hasFocused, FIELD_OF_FORM);
  once('keyup', KEYS.hasTyped, FIELD_OF_FORM);
}

const FIELD_OF_FORM = 'form :is(input:not([type=hidden]),textarea)';
