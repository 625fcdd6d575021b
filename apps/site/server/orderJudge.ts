import type { OrderJudge } from '@portico/shop/server';
import { type SpamProtection, visitorOf } from '@portico/spam-protection/server';

/** Identifies orders in the spam log. */
export const ORDER_SOURCE = 'order';

/** Lets the spam protection judge orders from the shop. */
export function orderJudge(spam: Pick<SpamProtection, 'judge' | 'learn'>): OrderJudge {
  return {
    async judge({ name, email, note }, request) {
      const { outcome, reasons, verdictId } = await spam.judge({
        source: ORDER_SOURCE,
        about: null,
        visitor: visitorOf(request),
        fields: typeof request.body === 'object' && request.body !== null ? { ...request.body } : {},
        content: { text: note, name, email },
        // After a full-page submission, no script is left to compute a challenge.
        canChallenge: false,
      });
      return {
        decision: outcome === 'refuse' ? 'spam' : 'ham',
        reasons: reasons.map(({ sentence }) => sentence),
        id: verdictId,
      };
    },
    learn: (verdictId, decision) => spam.learn(verdictId, decision, 'the orders'),
    screenOf: (verdictId) => `/spam/${verdictId}`,
  };
}
