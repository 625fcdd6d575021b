import type { Moment } from '../Island.ts';

/** Even a busy page gets to its idle islands after this long. */
const LATEST_MS = 2_000;

/** When the browser has nothing better to do. */
export const idle: Moment = (element, wake) => {
  const view = element.ownerDocument.defaultView ?? window;
  if (typeof view.requestIdleCallback === 'function') {
    const handle = view.requestIdleCallback(() => void wake(), { timeout: LATEST_MS });
    return () => view.cancelIdleCallback(handle);
  }
  // Safari has no idle callback; after the current load work is the nearest thing.
  const timer = view.setTimeout(() => void wake(), 200);
  return () => view.clearTimeout(timer);
};
