import { KEYS } from '../../wire/public.ts';
import type { SignalStore } from '../signalStore.ts';

export const SESSION_ID_LENGTH = 10;

/** Counts the pages of a visit and remembers where it came from. */
export function recordSession(view: Window, { local, session }: SignalStore, random = Math.random): void {
  const { href, host } = view.location;
  const { referrer } = view.document;
  if (session.get(KEYS.sessionId)) local.set(KEYS.pageHits, Number(local.get(KEYS.pageHits)) + 1);
  else {
    session.set(KEYS.sessionId, letters(random));
    local.set(KEYS.pageHits, 1);
    // Empty, or an absolute URL written by a browser.
    if (referrer && referrer.split('/')[2] !== host) session.set(KEYS.siteReferrer, referrer);
  }
  const before = session.get(KEYS.currentPage);
  if (before && before !== href) session.set(KEYS.previousReferrer, before);
  session.set(KEYS.currentPage, href);
}

function letters(random: () => number): string {
  return String.fromCharCode(...[...Array(SESSION_ID_LENGTH)].map(() => 97 + random() * 26));
}
