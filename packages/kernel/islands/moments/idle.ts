import type { Moment } from '../Island.ts';

/** Idle islands start after this long even on a busy page. */
const LATEST_MS = 2_000;

/** Without idle callbacks (Safari): roughly when loading is done. */
const WITHOUT_IDLE_CALLBACK_MS = 200;

/** When the browser is idle. */
export const idle: Moment = (element, wake) => {
  const view = element.ownerDocument.defaultView ?? window;
  const start = (): void => void wake();
  if (view.requestIdleCallback) {
    const handle = view.requestIdleCallback(start, { timeout: LATEST_MS });
    return () => view.cancelIdleCallback(handle);
  }
  const timer = view.setTimeout(start, WITHOUT_IDLE_CALLBACK_MS);
  return () => view.clearTimeout(timer);
};
