import { afterFrame } from '@portico/kernel/dom';
import { KEYS } from '../../wire/keys.ts';
import type { SignalStore } from '../signalStore.ts';

/** When the page was ready, where it is looked at, and whether by a machine. */
export function recordTimings(
  view: Window,
  store: SignalStore,
  scriptKey: string | number,
  gathers: boolean,
): void {
  store.keep({
    [KEYS.pageLoadedAt]: seconds(),
    [KEYS.firstKeyAt]: '0',
    [KEYS.pointer]: '0',
    [KEYS.timezone]: -new Date().getTimezoneOffset() / 60,
    // Until it is known, the one of the page before.
    ...(!gathers && { [KEYS.screen]: '' }),
    [KEYS.isHeadless]: !!view.navigator.webdriver,
    [KEYS.scriptKey]: scriptKey,
  });
  store.set({ [KEYS.visibleFields]: '0', [KEYS.checkedEmails]: '0', [KEYS.checkedEmailsExist]: '0' });
  if (gathers) afterFrame(view, () => store.keep({ [KEYS.screen]: JSON.stringify(sizeOf(view)) }))();
}

/** To ask before the page is drawn would have it laid out in between, which is most of what boot would cost. */
function sizeOf({ screen, document }: Window): Record<string, number> {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return {
    fullWidth: Math.max(scrollWidth, screen.width),
    fullHeight: Math.max(scrollHeight, screen.height),
    visibleWidth: clientWidth,
    visibleHeight: clientHeight,
  };
}

/** The first key or mouse button of the visit to this page. */
export function recordFirstKey(page: Document, store: SignalStore): void {
  const first = (): void => {
    page.removeEventListener('keydown', first, true);
    page.removeEventListener('mousedown', first, true);
    store.keep({ [KEYS.firstKeyAt]: seconds() });
  };
  page.addEventListener('keydown', first, true);
  page.addEventListener('mousedown', first, true);
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
