import { undouble } from '@portico/kernel/http';
import { KEYS } from '../wire/public.ts';
import type { Protection } from './Protection.ts';
import type { SignalPairs } from './signalStore.ts';
import type { Transport } from './transport/createTransport.ts';

/** The keys of the full behaviour map. */
const MAPPED = [
  KEYS.checkedEmails,
  KEYS.checkedEmailsExist,
  KEYS.scriptKey,
  KEYS.firstKeyAt,
  KEYS.pointer,
  KEYS.pageLoadedAt,
  KEYS.screen,
  KEYS.timezone,
  KEYS.cookiesType,
  KEYS.pixelUrl,
  KEYS.isHeadless,
  KEYS.frontendLog,
  KEYS.pageHits,
  KEYS.previousReferrer,
  KEYS.siteReferrer,
];

/** What the visitor has not done is reported as well. */
const FLAGS = [KEYS.hasMoved, KEYS.hasScrolled, KEYS.hasFocused, KEYS.hasTyped];

/** Values set at about the same time share one request. */
const GATHER_MS = 50;

export interface AltSessions {
  /** Resolves when the server has responded, or will not. */
  save(pairs: Readonly<Record<string, unknown>>, options?: { isLast?: boolean }): Promise<unknown>;
  /** Everything known about the visitor's behaviour. */
  behaviour(): Record<string, unknown>;
  /** Sends soon, together with anything else set until then. */
  saveSoon(pairs: SignalPairs): void;
  /** Sends pending values now: the visitor is leaving. */
  flush(): void;
}

/** Stores signals on the server, for sites that must not or cannot use cookies. */
export function altSessions(protection: Protection, transport: Transport): AltSessions {
  let waiting: SignalPairs = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save: AltSessions['save'] = (pairs, options) =>
    transport.call('altSessions', { cookies: pairs }, { isText: true, noIndex: true, ...options });
  const flush = (isLast = true): void => {
    clearTimeout(timer);
    timer = undefined;
    const due = waiting;
    waiting = {};
    if (Object.keys(due).length === 0) return;
    // The gates need only their own keys, and wait for nothing else.
    const map = Object.keys(due).every(protection.store.isForced) ? {} : behaviourMap(protection);
    for (const [name, value] of Object.entries(due)) map[name] = undouble(value);
    void save(map, { isLast });
  };
  return {
    save,
    behaviour: () => behaviourMap(protection),
    saveSoon(pairs) {
      waiting = { ...waiting, ...pairs };
      timer ??= setTimeout(() => flush(false), GATHER_MS);
    },
    flush,
  };
}

/** The full map. What was never measured is left out; JSON text is sent as its value. */
function behaviourMap({ store, configuration }: Protection): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (const key of MAPPED) {
    const value = store.get(key);
    if (value !== undefined) map[key] = undouble(value);
  }
  for (const key of FLAGS) map[key] = store.get(key) ?? false;
  map[KEYS.pixelUrl] ??= configuration.text('pixel__url');
  map[KEYS.scriptErrorsInMap] = undouble(store.get(KEYS.scriptErrors) ?? false);
  return map;
}
