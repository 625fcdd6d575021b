import type { ORDER_STATES } from '../wire/admin.ts';

/** The progress of a request. */
export type WorkState = (typeof ORDER_STATES)[number];
/** Suspected spam is held, and no mail is sent about it. */
export type OrderState = WorkState | 'spam';

export interface OrderLine {
  readonly productId: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

/** An order request. Nothing is paid here: the shop replies. */
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
  /** The reasons for the spam verdict, as sentences. */
  readonly spamReasons: readonly string[];
  readonly verdictId: string | null;
}

export interface OrderRequest {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}
