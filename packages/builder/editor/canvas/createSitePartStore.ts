import type { SiteParts } from '../../parts/site/useSitePart.ts';
import type { SiteAnswer, SiteRequest } from '../../wire/admin.ts';

export interface SitePartStore {
  subscribe(listener: () => void): () => void;
  /** A new function whenever something has arrived. */
  parts(): SiteParts;
}

/**
 * What the canvas has requested from the site so far. Simultaneous requests are batched. While the response to a changed
 * request is pending, the previous one stays, so that nothing jumps.
 */
export function createSitePartStore(
  load: (requests: readonly SiteRequest[]) => Promise<readonly SiteAnswer[]>,
): SitePartStore {
  const known = new Map<string, SiteAnswer>();
  const last = new Map<string, SiteAnswer>();
  const listeners = new Set<() => void>();
  let wanted = new Map<string, SiteRequest>();
  let current = lookup();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    parts: () => current,
  };

  function lookup(): SiteParts {
    return (request) => {
      const key = JSON.stringify(request);
      const answer = known.get(key);
      if (answer) return answer;
      if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
      if (wanted.size < MOST_AT_ONCE) wanted.set(key, request);
      return last.get(placeOf(request)) ?? null;
    };
  }

  async function fetchWanted(): Promise<void> {
    const asked = [...wanted];
    wanted = new Map();
    const answers = await load(asked.map(([, request]) => request));
    asked.forEach(([key, request], index) => {
      const answer = answers[index] ?? {};
      known.set(key, answer);
      last.set(placeOf(request), answer);
    });
    current = lookup();
    for (const listener of listeners) listener();
  }
}

const MOST_AT_ONCE = 50;

/** Identifies where an answer is shown; requests without a place have no previous answer. */
function placeOf(request: SiteRequest): string {
  return request.kind === 'widget-form' || request.kind === 'atomic-form'
    ? request.element
    : JSON.stringify(request);
}
