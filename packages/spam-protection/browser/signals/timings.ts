import { KEYS } from '../../wire/public.ts';
import type { SignalStore } from '../signalStore.ts';

/** When the page was ready, where it is viewed, and whether by a machine. */
export function recordTimings(
  view: Window,
  store: SignalStore,
  scriptKey: string | number,
  gathers: boolean,
  isNative: boolean,
): void {
  const { screen, navigator, document } = view;
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  const size = {
    fullWidth: Math.max(scrollWidth, screen.width),
    fullHeight: Math.max(scrollHeight, screen.height),
    visibleWidth: clientWidth,
    visibleHeight: clientHeight,
  };
  store.keep({
    [KEYS.pageLoadedAt]: seconds(),
    [KEYS.firstKeyAt]: '0',
    [KEYS.pointer]: '0',
    [KEYS.timezone]: -new Date().getTimezoneOffset() / 60,
    [KEYS.screen]: gathers ? JSON.stringify(size) : '',
    [KEYS.isHeadless]: !!navigator.webdriver,
    [KEYS.scriptKey]: scriptKey,
  });
  // As cookies they are stored separately for each form.
  if (!isNative) store.set({ [KEYS.visibleFields]: '0' });
  // The addresses that were looked up on an earlier page are not looked up again.
  for (const key of [KEYS.checkedEmails, KEYS.checkedEmailsExist])
    if (!store.get(key)) store.set({ [key]: '0' });
}

/** The first key or mouse button pressed on this page. */
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
