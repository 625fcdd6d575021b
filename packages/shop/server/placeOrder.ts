import { createHash } from 'node:crypto';
import { type Database, isUniqueViolation, type Limit, type Ports } from '@portico/kernel/server';
import { badRequest, overLimit } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import { shopPhrasesIn } from '../ui/words/index.ts';
import type { Cart } from './Cart.ts';
import type { Carts } from './createCarts.ts';
import type { Order, OrderRequest } from './Order.ts';
import type { OrderJudge, OrderVerdict } from './OrderJudge.ts';
import { orderMails, type ShopFacts } from './orderMails.ts';
import { orderOf, selectOrders, updateOrder } from './orderRows.ts';
import type { ShopTables } from './tables.ts';

/** What the order form sends, and its sender. */
export interface PlacedOrder {
  /** The value of the visitor's cookie. */
  readonly token: string | undefined;
  /** The form's own key: a form sent twice is one order. */
  readonly formKey: unknown;
  readonly order: OrderRequest;
  readonly request: FastifyRequest;
}

/** Turns a cart into an order request. It and its mails are on disk when this resolves. */
export type PlaceOrder = (placed: PlacedOrder) => Promise<Order>;

export interface PlacingParts {
  readonly ports: Pick<Ports, 'database' | 'clock' | 'limits' | 'outbox'>;
  readonly carts: Pick<Carts, 'read' | 'take'>;
  readonly judge: OrderJudge;
  readonly facts: () => Promise<ShopFacts>;
}

const AN_HOUR_MS = 60 * 60 * 1000;
/** Every request sends a mail to an address typed by a visitor; nobody should be able to flood another's mailbox. */
const MAILS_TO_ONE: Limit = {
  ...{ name: 'order-mails', windowMs: AN_HOUR_MS, isShared: true },
  ...{ each: 6, inAll: 2_000 },
};
/** An office may order together. */
const ORDERS: Limit = {
  ...{ name: 'orders', windowMs: AN_HOUR_MS, isShared: true },
  ...{ each: 60, inAll: 2_000 },
};

export function createPlacing({ ports, carts, judge, facts }: PlacingParts): PlaceOrder {
  const { database, clock, limits, outbox } = ports;
  /** Requests in progress: of two clicks on the same button, the second waits for the first one's result. */
  const underWay = new Map<string, Promise<Order>>();

  async function place(placed: PlacedOrder, key: string | null): Promise<Order> {
    const { token, order, request } = placed;
    const earlier = await orderWith(database, key);
    const cart = await carts.read(token);
    const shop = await facts();
    if (cart.count === 0) return earlier ?? refuseEmpty(shop);
    await refuseTooMany(order, request.ip, shop.language);
    const verdict = await judge.judge(order, request);
    try {
      // Filling the cart again and sending the same form means another order.
      return await store(placed, earlier ? null : key, verdict, shop);
    } catch (error) {
      const first = isUniqueViolation(error) ? await orderWith(database, key) : null;
      if (first) return first;
      throw error;
    }
  }

  function store(
    { token, order, request }: PlacedOrder,
    key: string | null,
    verdict: OrderVerdict,
    shop: ShopFacts,
  ): Promise<Order> {
    return database.transaction(async (transaction) => {
      const cart = await carts.take(transaction, token);
      if (cart.count === 0) return (await orderWith(transaction, key)) ?? refuseEmpty(shop);
      const row = await transaction
        .tables<ShopTables>()
        .insertInto('shop_orders')
        .values({
          ...order,
          ...contentOf(cart),
          state: verdict.decision === 'spam' ? 'spam' : 'new',
          remote_ip: request.ip,
          created_at: clock.now(),
          submission_key: key,
          verdict_id: verdict.id,
          spam_reasons: JSON.stringify(verdict.reasons),
          mailed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const stored = orderOf(row);
      if (stored.state === 'spam') return stored;
      for (const mail of orderMails(stored, shop)) await outbox.enqueue(transaction, mail);
      await updateOrder(transaction, stored.id, { mailed_at: clock.now() });
      return stored;
    });
  }

  async function refuseTooMany({ email }: OrderRequest, address: string, language = 'en'): Promise<void> {
    const over = await limits.takeAll([
      { limit: ORDERS, caller: address },
      { limit: MAILS_TO_ONE, caller: email.trim().toLowerCase() },
    ]);
    if (over) throw overLimit(shopPhrasesIn(language).refusals.tooManyOrders, over, language);
  }

  return (placed) => {
    const key = submissionKey(placed);
    if (!key) return place(placed, null);
    const placing = underWay.get(key) ?? place(placed, key);
    underWay.set(key, placing);
    return placing.finally(() => underWay.delete(key));
  };
}

async function orderWith(source: Database, key: string | null): Promise<Order | null> {
  if (!key) return null;
  const row = await selectOrders(source).where('submission_key', '=', key).executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** Combined with the cart's owner: nobody can find out about somebody else's order. */
function submissionKey({ token, formKey }: PlacedOrder): string | null {
  if (!token || typeof formKey !== 'string' || !/^[\w-]{8,80}$/.test(formKey)) return null;
  return createHash('sha256').update(`${token}/${formKey}`).digest('hex');
}

function contentOf({ lines, total, currency }: Cart) {
  const asked = lines.map(({ product: { id, name, price }, quantity }) => ({
    ...{ productId: id, name, price, quantity },
  }));
  return { lines: JSON.stringify(asked), total, currency };
}

function refuseEmpty({ language }: ShopFacts): never {
  throw badRequest('shop_cart_empty', shopPhrasesIn(language).refusals.empty);
}
