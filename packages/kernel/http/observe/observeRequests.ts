import { observeFetch } from './observeFetch.ts';
import { observeXhr } from './observeXhr.ts';
import type { RequestObserver } from './RequestObserver.ts';

/**
 * Shows an observer the requests of a window's scripts, made with `fetch` or `XMLHttpRequest` (and so jQuery). Returns a
 * function to stop.
 */
export function observeRequests(view: Window & typeof globalThis, observer: RequestObserver): () => void {
  const stops = [observeFetch(view, observer), observeXhr(view, observer)];
  return () => {
    for (const stop of stops) stop();
  };
}
