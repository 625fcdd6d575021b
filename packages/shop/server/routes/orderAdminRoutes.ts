import { adminRoute, cursorPage, decodeCursor } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type AdminOrder, type AdminOrderDetail, orderCalls } from '../../wire/admin.ts';
import type { Orders } from '../createOrders.ts';
import type { Order } from '../Order.ts';
import type { OrderJudge } from '../OrderJudge.ts';

/** The calls of the order request screens: they contain personal data, so they are for administrators. */
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

  adminRoute(app, orderCalls.list, {
    role,
    summary: 'Lists order requests; spam only when it is asked for.',
    async handle({ query: { cursor, limit, search, state } }) {
      const after = decodeCursor(cursor, Type.Integer());
      const rows = await orders.list({ state, search, after, limit: limit + 1 });
      return cursorPage(rows, limit, ({ id }) => id, sent);
    },
  });
  adminRoute(app, orderCalls.read, {
    role,
    summary: 'Reads an order request.',
    handle: async ({ params: { id } }) => detail(await orders.read(id)),
  });
  adminRoute(app, orderCalls.change, {
    role,
    summary: 'Says how far an order request has come.',
    handle: async ({ params: { id }, body: { state } }) => detail(await orders.setState(id, state)),
  });
  adminRoute(app, orderCalls.remove, {
    role,
    summary: 'Removes an order request for good.',
    handle: ({ params: { id } }) => orders.remove(id),
  });
  adminRoute(app, orderCalls.markSpam, {
    role,
    summary: 'Moves an order request to spam.',
    handle: async ({ params: { id } }) => detail(await orders.markSpam(id)),
  });
  adminRoute(app, orderCalls.markHam, {
    role,
    summary: 'Takes an order request out of the spam; mails that were held back are sent.',
    handle: async ({ params: { id } }) => detail(await orders.markHam(id)),
  });
  adminRoute(app, orderCalls.resend, {
    role,
    summary: 'Sends the mails about an order request again.',
    handle: ({ params: { id } }) => orders.resend(id),
  });
}
