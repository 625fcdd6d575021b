import { adminRoute, CursorPage, cursorPage, cursorQuery, decodeCursor } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  AdminOrder,
  AdminOrderDetail,
  ListedState,
  OrderChange,
  ShopParams,
} from '../../../shopAdminProtocol.ts';
import type { Orders } from '../createOrders.ts';
import type { Order } from '../Order.ts';
import type { OrderJudge } from '../OrderJudge.ts';

/** The calls behind the screens of the order requests: they name people, so they are for administrators. */
export function orderAdminRoutes(
  app: FastifyInstance,
  orders: Orders,
  { screenOf }: Pick<OrderJudge, 'screenOf'>,
): void {
  const role = 'administrator';
  const sent = (order: Order): AdminOrder => ({
    ...order,
    lines: [...order.lines],
    spamReasons: [...order.spamReasons],
    verdictScreen: order.verdictId && screenOf(order.verdictId),
  });
  const detail = async (order: Order): Promise<AdminOrderDetail> => ({
    ...sent(order),
    mails: [...(await orders.mailsOf(order.id))],
  });

  adminRoute(app, {
    method: 'GET',
    url: '/shop/orders',
    role,
    summary: 'Lists order requests; spam only when it is asked for.',
    schema: {
      query: Type.Object({ ...cursorQuery, state: Type.Optional(ListedState) }),
      answer: CursorPage(AdminOrder),
    },
    async handle({ query: { cursor, limit, state } }) {
      const after = decodeCursor(cursor, Type.Integer());
      const rows = await orders.list({ state, after, limit: limit + 1 });
      return cursorPage(rows, limit, ({ id }) => id, sent);
    },
  });
  adminRoute(app, {
    method: 'GET',
    url: '/shop/orders/:id',
    role,
    summary: 'Reads an order request.',
    schema: { params: ShopParams, answer: AdminOrderDetail },
    handle: async ({ params: { id } }) => detail(await orders.read(id)),
  });
  adminRoute(app, {
    method: 'PUT',
    url: '/shop/orders/:id',
    role,
    summary: 'Says how far an order request has come.',
    schema: { params: ShopParams, body: OrderChange, answer: AdminOrderDetail },
    handle: async ({ params: { id }, body: { state } }) => detail(await orders.setState(id, state)),
  });
  adminRoute(app, {
    method: 'DELETE',
    url: '/shop/orders/:id',
    role,
    summary: 'Removes an order request for good.',
    schema: { params: ShopParams },
    handle: ({ params: { id } }) => orders.remove(id),
  });
  adminRoute(app, {
    method: 'POST',
    url: '/shop/orders/:id/spam',
    role,
    summary: 'Puts an order request among the spam.',
    schema: { params: ShopParams, answer: AdminOrderDetail },
    handle: async ({ params: { id } }) => detail(await orders.markSpam(id)),
  });
  adminRoute(app, {
    method: 'POST',
    url: '/shop/orders/:id/not-spam',
    role,
    summary: 'Takes an order request out of the spam; mails that were held back are sent.',
    schema: { params: ShopParams, answer: AdminOrderDetail },
    handle: async ({ params: { id } }) => detail(await orders.markHam(id)),
  });
  adminRoute(app, {
    method: 'POST',
    url: '/shop/orders/:id/resend',
    role,
    summary: 'Sends the mails about an order request again.',
    schema: { params: ShopParams },
    handle: ({ params: { id } }) => orders.resend(id),
  });
}
