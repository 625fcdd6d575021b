import type { FastifyRequest } from 'fastify';
import type { OrderRequest } from './Order.ts';

/** Decides whether an order request is spam. The shop only asks; the site supplies the judge. */
export interface OrderJudge {
  /** `request` carries what the browser collected: fields, cookies, headers. */
  judge(order: OrderRequest, request: FastifyRequest): Promise<OrderVerdict>;
  /** An administrator's correction, for the judge to learn from. */
  learn(verdictId: string, decision: OrderVerdict['decision']): Promise<void>;
  /** The admin screen that explains a verdict. */
  screenOf(verdictId: string): string;
}

export interface OrderVerdict {
  readonly decision: 'ham' | 'spam';
  /** Sentences for an administrator. */
  readonly reasons: readonly string[];
  readonly id: string | null;
}

/** The default if the site supplies no judge. */
export const trustfulJudge: OrderJudge = {
  judge: async () => ({ decision: 'ham', reasons: [], id: null }),
  learn: async () => {},
  screenOf: () => '/',
};
