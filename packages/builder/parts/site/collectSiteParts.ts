import type { SiteAnswer, SiteRequest } from '../../wire/admin.ts';
import type { SiteParts } from './useSitePart.ts';

export interface SitePartsCollection {
  /** For the provider around the page. */
  readonly parts: SiteParts;
  /** What was asked for and has no answer yet. */
  wanted(): readonly SiteRequest[];
  /** Takes in the answers to what was wanted, in its order. */
  answer(answers: readonly SiteAnswer[]): void;
}

/** Notes what the widgets of a page ask for while it is drawn, and knows the answers when it is drawn again. */
export function collectSiteParts(): SitePartsCollection {
  const known = new Map<string, SiteAnswer>();
  const asked = new Map<string, SiteRequest>();
  return {
    parts(request) {
      // A page has its codes replaced when all of it is drawn.
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
