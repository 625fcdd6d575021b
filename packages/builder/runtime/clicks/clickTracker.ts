import type { Stop } from '@portico/kernel/islands';
import { CLICKS_ACTION, FLOATING_TYPE } from '../../wire/public.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';

/** Counts clicks on floating elements, and sends them to the server in batches. */
interface ClickTracker {
  /** Counts clicks on the matching parts of an element. */
  watch(element: HTMLElement, parts: string): Stop;
}

/** Size of a batch. The rest is sent when the visitor leaves. */
const BUNDLE = 10;

const trackers = new WeakMap<Window, ClickTracker>();

export function clickTrackerOf(view: Window): ClickTracker {
  const tracker = trackers.get(view) ?? createTracker(view);
  trackers.set(view, tracker);
  return tracker;
}

function createTracker(view: Window): ClickTracker {
  const { clickTracking } = frontendConfig(view);
  // Only a server that counts clicks provides a URL and a nonce.
  if (!clickTracking) return { watch: () => () => {} };
  let documents: string[] = [];

  const send = (): void => {
    if (documents.length === 0) return;
    const body = new FormData();
    body.set('action', CLICKS_ACTION);
    body.set('_nonce', clickTracking.nonce);
    for (const id of documents) body.append('clicks[]', id);
    documents = [];
    // The response is ignored, and a lost count does not matter to the visitor.
    fetch(clickTracking.url, { method: 'POST', body, keepalive: true }).catch(() => {});
  };

  // For the lifetime of the page: clicks are sent even if nothing is watched any more.
  view.addEventListener('beforeunload', send);
  return {
    watch(element, parts) {
      const onClick = ({ target }: MouseEvent): void => {
        const id = element
          .closest(`[data-elementor-type=${FLOATING_TYPE}]`)
          ?.getAttribute('data-elementor-id');
        if (!id || !(target as Element).closest(parts)) return;
        documents.push(id);
        if (documents.length >= BUNDLE) send();
      };
      element.addEventListener('click', onClick);
      return () => element.removeEventListener('click', onClick);
    },
  };
}
