import type { ORDER_STATES } from '../wire/admin.ts';

/** How far somebody has come with a request. */
export type WorkState = (typeof ORDER_STATES)[number];
/** What was taken for spam waits aside, and no mail is sent about it. */
export type OrderState = WorkState | 'spam';

export interface OrderLine {
  readonly productId: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

/** What somebody has asked for. Nothing is paid here: the shop writes back. */
export interface Order {
  readonly id: number;
  readonly state: OrderState;
  readonly name: string;
  readonly email: string;
  readonly note: string;
  readonly lines: readonly OrderLine[];
  readonly total: number;
  readonly currency: string;
  readonly createdAt: number;
  /** What the spam verdict was founded on, in sentences. */
  readonly spamReasons: readonly string[];
  readonly verdictId: string | null;
  /** When its mails were handed over to be sent. */
  readonly mailedAt: number | null;
}

export interface OrderRequest {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}
