import type { FastifyRequest } from 'fastify';
import type { OrderRequest } from './Order.ts';

/** Who decides whether an order request is spam. The shop only asks; the site brings the judge along. */
export interface OrderJudge {
  /** `request` carries what the browser gathered: fields, cookies, headers. */
  judge(order: OrderRequest, request: FastifyRequest): Promise<OrderVerdict>;
  /** An administrator says otherwise, so that the judge can learn from it. */
  learn(verdictId: string, decision: OrderVerdict['decision']): Promise<void>;
  /** The screen of the admin that explains a verdict. */
  screenOf(verdictId: string): string;
}

export interface OrderVerdict {
  readonly decision: 'ham' | 'spam';
  /** Sentences that an administrator can read. */
  readonly reasons: readonly string[];
  readonly id: string | null;
}

/** Until a site brings a judge. */
export const trustfulJudge: OrderJudge = {
  judge: async () => ({ decision: 'ham', reasons: [], id: null }),
  learn: async () => {},
  screenOf: () => '/',
};
