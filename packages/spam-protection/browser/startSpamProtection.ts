import { ready } from '@portico/kernel/dom';
import { KEYS, OWN_SERVER, readPageObjects } from '../wire/public.ts';
import { type HeldAddress, holdAddresses } from './holdAddresses.ts';
import type { LoadChunk } from './LoadChunk.ts';
import type { Protection } from './Protection.ts';
import { signalStore } from './signalStore.ts';
import { recordActivity } from './signals/activity.ts';
import { recordFlags } from './signals/flags.ts';
import { recordPointer } from './signals/pointer.ts';
import { recordSession } from './signals/session.ts';
import { recordFirstKey, recordTimings } from './signals/timings.ts';

type View = Window & typeof globalThis;

/** The exports of the guard's chunk. */
interface GuardModule {
  startGuard(protection: Protection): void;
}

/** The exports of the chunk for admin pages. */
interface AdminModule {
  startAdminPage(view: View, load: LoadChunk, held: HeldAddress): Promise<void>;
}

/**
 * The part that every visitor of a protected site loads: it times the visit from the start. Everything that acts on forms and
 * requests is in its own chunk. Without the page's two objects it does nothing.
 */
export function startSpamProtection(view: View, load: LoadChunk): void {
  const startedAt = Date.now();
  const page: Document & { prerendering?: boolean } = view.document;
  const start = (): void => startSpamProtection(view, load);
  if (page.prerendering) {
    // The browser prepares a page that nobody has opened. Its signals would take the place of those of the page in view.
    page.addEventListener('prerenderingchange', start);
    return;
  }
  const configuration = readPageObjects(view);
  if (!configuration && !view.ctAdminCommon) {
    // An optimiser may have moved the objects below this script.
    if (page.readyState === 'loading') ready(page, start);
    return;
  }
  const held = holdAddresses(page);
  if (!configuration) {
    void load<AdminModule>('spam-admin').then(({ startAdminPage }) => startAdminPage(view, load, held));
    return;
  }
  const { cookiesType, scriptKey, isKeyOk, hasBotDetector } = configuration;

  ready(page, () => {
    const store = signalStore(view, configuration);
    const { local } = store;
    const eventToken = (): string => local.getText(KEYS.storedEventToken) ?? '';

    // The bot detector collects the signals if it is on, unless it has never delivered. Our own server judges by both.
    const isLate = hasBotDetector && local.get(KEYS.existingVisitor) !== false && !eventToken();
    const gathers = !hasBotDetector || isLate || configuration.flag(OWN_SERVER);
    local.set(KEYS.existingVisitor, 1);

    if (local.get(KEYS.cookiesType) !== cookiesType) {
      local.remove(KEYS.hasMoved);
      local.remove(KEYS.hasScrolled);
    }
    local.set(KEYS.cookiesType, cookiesType);

    recordTimings(view, store, scriptKey, gathers, cookiesType === 'native');
    // Without a valid key, visitor behaviour is not recorded.
    if (isKeyOk) recordFirstKey(page, store);
    if (gathers) {
      recordSession(view, store);
      if (isKeyOk) {
        recordActivity(page);
        recordFlags(page, store);
        recordPointer(page, store, startedAt);
      }
      if (isLate) store.set({ [KEYS.gatheringLoaded]: true });
    }
    const protection: Protection = {
      view,
      configuration,
      store,
      typing: [],
      gathers,
      eventToken,
      load,
      held,
      // A browser without it has the signals all the same.
      fetch: view.fetch?.bind(view),
    };
    const guard = (): void => {
      delete held.answer;
      load<GuardModule>('spam-guard').then(
        ({ startGuard }) => startGuard(protection),
        () => {
          // The next interaction with an address tries again.
          held.answer = guard;
        },
      );
    };
    guard();
  });
}
