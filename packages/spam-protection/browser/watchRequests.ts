import { observeRequests } from '@portico/kernel/http';
import { UNTOUCHABLE } from '../wire/untouchable.ts';
import { blockedInText } from './block/blockMessage.ts';
import type { Guard } from './Guard.ts';
import { retryWithProof } from './proofOfWork/retryWithProof.ts';

/** Stands beside the requests that other scripts make: hears of refusals, and lets the page's parts add what they know. */
export function watchRequests({ protection, products, showBlocked }: Guard): void {
  const { view } = protection;
  let addProof: typeof products.amend;
  observeRequests(view, {
    wants: ({ method, url }) => method !== 'GET' && !UNTOUCHABLE.test(url),
    amend(request) {
      products.amend?.(request);
      addProof?.(request);
    },
    allow: (request) => products.allow?.(request) ?? true,
    answered(answer, { channel }) {
      void answer.text().then((text) => {
        const blocked = blockedInText(text);
        // Whoever is asked for work has not been refused yet.
        if (blocked && !(blocked.challenge && channel === 'fetch')) showBlocked(blocked);
      });
    },
  });
  addProof = retryWithProof(protection).amend;
}
