import type { SiteAnswer, SiteRequest } from '../../wire/admin.ts';
import type { SiteParts } from './useSitePart.ts';

export interface SitePartsCollection {
  /** For the provider around the page. */
  readonly parts: SiteParts;
  /** Requests without an answer yet. */
  wanted(): readonly SiteRequest[];
  /** Takes the answers to the wanted requests, in order. */
  answer(answers: readonly SiteAnswer[]): void;
}

/** Collects what a page's widgets request while it is rendered, and provides the answers when it is rendered again. */
export function collectSiteParts(): SitePartsCollection {
  const known = new Map<string, SiteAnswer>();
  const asked = new Map<string, SiteRequest>();
  return {
    parts(request) {
      // A page's shortcodes are expanded after rendering.
      if (request.kind === 'code') return null;
      const key = JSON.stringify(request);
      const answer = known.get(key);
      if (answer) return answer;
      asked.set(key, request);
      return null;
    },
    wanted: () => [...asked.values()],
    answer(answers) {
      [...asked.keys()].forEach((key, index) => {
        known.set(key, answers[index] ?? {});
      });
      asked.clear();
    },
  };
}
