import { observeFetch } from './observeFetch.ts';
import { observeXhr } from './observeXhr.ts';
import type { RequestObserver } from './RequestObserver.ts';

/**
 * Shows an observer the requests that the scripts of a window make, by `fetch`, `XMLHttpRequest` and so jQuery.
 * Returns how to stop.
 */
export function observeRequests(view: Window & typeof globalThis, observer: RequestObserver): () => void {
  const stops = [observeFetch(view, observer), observeXhr(view, observer)];
  return () => {
    for (const stop of stops) stop();
  };
}
