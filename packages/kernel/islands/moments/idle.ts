import type { Moment } from '../Island.ts';

/** Even a busy page gets to its idle islands after this long. */
const LATEST_MS = 2_000;

/** Where there is no idle callback (Safari): about when the work of loading is done. */
const WITHOUT_IDLE_CALLBACK_MS = 200;

/** When the browser has nothing better to do. */
export const idle: Moment = (element, wake) => {
  const view = element.ownerDocument.defaultView ?? window;
  if (typeof view.requestIdleCallback === 'function') {
    const handle = view.requestIdleCallback(() => void wake(), { timeout: LATEST_MS });
    return () => view.cancelIdleCallback(handle);
  }
  const timer = view.setTimeout(() => void wake(), WITHOUT_IDLE_CALLBACK_MS);
  return () => view.clearTimeout(timer);
};
