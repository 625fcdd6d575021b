import {
  browserStorage,
  cookieJar,
  type FreshStore,
  freshStore,
  type SafeStorage,
} from '@portico/kernel/storage';
import { FORCED_KEY, type PageConfiguration } from '../wire/public.ts';

export type Signal = string | number | boolean;
export type SignalPairs = Readonly<Record<string, Signal>>;

/** Where signals are stored between pages, according to the site's cookie mode. */
export interface SignalStore {
  readonly local: FreshStore;
  readonly session: SafeStorage;
  /** Stores pairs according to the cookie mode. */
  set(pairs: SignalPairs, lifetimeInSeconds?: number): void;
  /** The same, and always in local storage as well. */
  keep(pairs: SignalPairs): void;
  /** The last value set, on this page or an earlier one; `undefined` if there is none. */
  get(name: string): unknown;
  /** Removes cookies with this prefix, except for the newest few. Nothing else is ever deleted. */
  removeCookies(prefix: string, except?: number): void;
  /** Such names use the alternative route in every mode: the server's gates read them before any form is sent. */
  isForced(name: string): boolean;
  /** Reports each set, starting with everything set before there was a listener. */
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
      // Only once: writing to storage is the slowest part while the page opens.
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
      // A missing stored entry reads as `false`.
      return kept ?? (local.get(name) || undefined);
    },
    removeCookies(prefix, except = 0) {
      if (cookiesType !== 'native') return;
      const names = jar.names().filter((name) => name.startsWith(prefix));
      // Browsers list them by age.
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
