import {
  browserStorage,
  cookieJar,
  type FreshStore,
  freshStore,
  type SafeStorage,
} from '@portico/kernel/storage';
import { FORCED_KEY } from '../wire/keys.ts';
import type { PageConfiguration } from '../wire/pageObjects.ts';

export type Signal = string | number | boolean;
export type SignalPairs = Readonly<Record<string, Signal>>;

/** Where signals are kept between pages, in the way that the site's cookie mode says. */
export interface SignalStore {
  readonly local: FreshStore;
  readonly session: SafeStorage;
  /** Keeps pairs where the cookie mode says. */
  set(pairs: SignalPairs, lifetimeInSeconds?: number): void;
  /** The same, and in local storage whatever the mode. */
  keep(pairs: SignalPairs): void;
  /** What was set last, on this page or an earlier one; `undefined` when nothing was. */
  get(name: string): unknown;
  /** Cookies whose names begin so, but for the newest few. Nothing else is ever deleted. */
  removeCookies(prefix: string, except?: number): void;
  /** In every mode such names travel by the alternative route: the server's gates read them before any form is sent. */
  isForced(name: string): boolean;
  /** Tells of each set, beginning with all that was set before anybody listened. */
  listen(onSet: (pairs: SignalPairs) => void): void;
}

type View = Pick<Window, 'localStorage' | 'sessionStorage' | 'document'>;

export function signalStore(
  view: View,
  { cookiesType, cookiePrefix }: PageConfiguration,
  now = Date.now,
): SignalStore {
  const local = freshStore(browserStorage(view, 'localStorage'), now);
  const session = browserStorage(view, 'sessionStorage');
  const jar = cookieJar(view.document, { prefix: cookiePrefix });
  const onThisPage: Record<string, Signal> = {};
  let waiting: SignalPairs = {};
  let tell = (pairs: SignalPairs): void => {
    waiting = { ...waiting, ...pairs };
  };

  const set = (pairs: SignalPairs, lifetime?: number, isKept?: boolean): void => {
    for (const [name, value] of Object.entries(pairs)) {
      onThisPage[name] = value;
      if (cookiesType === 'native') jar.set(name, String(value), lifetime);
      // Once: of all that is done while the page opens, writing to storage takes longest.
      if (isKept || (cookiesType === 'none' && !isForced(name))) local.set(name, value);
    }
    tell(pairs);
  };

  return {
    local,
    session,
    set,
    keep: (pairs) => set(pairs, undefined, true),
    get(name) {
      const kept = onThisPage[name] ?? session.get(name) ?? jar.get(name);
      // A stored entry that is missing reads as false.
      return kept ?? (local.get(name) || undefined);
    },
    removeCookies(prefix, except = 0) {
      if (cookiesType !== 'native') return;
      const names = jar.names().filter((name) => name.startsWith(prefix));
      // A browser lists them by their age.
      for (const name of names.reverse().slice(except)) jar.remove(name);
    },
    isForced,
    listen(onSet) {
      tell = onSet;
      if (Object.keys(waiting).length) onSet(waiting);
    },
  };
}

function isForced(name: string): boolean {
  return FORCED_KEY.test(name);
}
