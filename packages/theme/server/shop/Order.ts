import { ORDER_STATES } from '../../shopAdminProtocol.ts';

export { ORDER_STATES };
export type OrderState = (typeof ORDER_STATES)[number];

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
}

export interface OrderRequest {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}
