import type { SiteParts } from '../../parts/site/useSitePart.ts';
import type { SiteAnswer, SiteRequest } from '../../wire/admin.ts';

export interface SitePartStore {
  subscribe(listener: () => void): () => void;
  /** Another function whenever there is something new. */
  parts(): SiteParts;
}

/**
 * What the canvas has asked of the site so far. All that is asked in a moment goes together. While the answer to a
 * changed question is on its way, the one to the question before stays in its place, so that nothing jumps.
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

/** Where an answer stands; questions without a place of their own have nothing to hold on to. */
function placeOf(request: SiteRequest): string {
  return request.kind === 'widget-form' || request.kind === 'atomic-form'
    ? request.element
    : JSON.stringify(request);
}
