import type { Database, Ports } from '@portico/kernel/server';
import { badRequest, notFound, tooManyRequests } from '@portico/kernel/server/http';
import type { Selectable } from 'kysely';
import { formatMoney } from '../../ui/cart/formatMoney.ts';
import type { Carts } from './createCarts.ts';
import type { Order, OrderLine, OrderRequest, OrderState } from './Order.ts';
import type { ShopTables } from './shopTables.ts';

/** What mails say of the shop. */
export interface ShopFacts {
  readonly title: string;
  /** Where order requests go, and where they come from. */
  readonly adminEmail: string;
}

export interface Orders {
  /** Turns a cart into an order request. It is on disk, and so are its mails, when this resolves. */
  place(token: string | undefined, request: OrderRequest, remoteIp: string): Promise<Order>;
  /** Newest first, from the one after `after` on. */
  list(filter: {
    state?: OrderState | undefined;
    after?: number | undefined;
    limit: number;
  }): Promise<Order[]>;
  read(id: number): Promise<Order>;
  setState(id: number, state: OrderState): Promise<Order>;
}

const AN_HOUR_MS = 60 * 60 * 1000;
/** Every request sends a mail to an address that somebody typed in; nobody should be able to send many. */
const MOST_AN_HOUR = 6;

export function createOrders(
  { database, clock, outbox }: Pick<Ports, 'database' | 'clock' | 'outbox'>,
  carts: Pick<Carts, 'take'>,
  facts: () => Promise<ShopFacts>,
): Orders {
  const rows = (source: Database = database) =>
    source.tables<ShopTables>().selectFrom('shop_orders').selectAll();

  async function read(id: number): Promise<Order> {
    const row = await rows().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This order');
    return orderOf(row);
  }

  async function refuseTooMany(transaction: Database, remoteIp: string): Promise<void> {
    const { count } = await transaction
      .tables<ShopTables>()
      .selectFrom('shop_orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('remote_ip', '=', remoteIp)
      .where('created_at', '>', clock.now() - AN_HOUR_MS)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_AN_HOUR)
      throw tooManyRequests('You have sent us several orders already. Please try again in an hour.', 3600);
  }

  return {
    read,
    async place(token, request, remoteIp) {
      const shop = await facts();
      return database.transaction(async (transaction) => {
        await refuseTooMany(transaction, remoteIp);
        const cart = await carts.take(transaction, token);
        if (cart.count === 0) throw badRequest('shop_cart_empty', 'There is nothing in your cart.');
        const lines: OrderLine[] = cart.lines.map(({ product, quantity }) => ({
          productId: product.id,
          name: product.name,
          price: product.price,
          quantity,
        }));
        const row = await transaction
          .tables<ShopTables>()
          .insertInto('shop_orders')
          .values({
            ...request,
            state: 'new',
            lines: JSON.stringify(lines),
            total: cart.total,
            currency: cart.currency,
            remote_ip: remoteIp,
            created_at: clock.now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const order = orderOf(row);
        for (const mail of mailsOf(order, shop)) await outbox.enqueue(transaction, mail);
        return order;
      });
    },
    async list({ state, after, limit }) {
      let query = rows().orderBy('id', 'desc').limit(limit);
      if (state) query = query.where('state', '=', state);
      if (after !== undefined) query = query.where('id', '<', after);
      return (await query.execute()).map(orderOf);
    },
    async setState(id, state) {
      await read(id);
      await database
        .tables<ShopTables>()
        .updateTable('shop_orders')
        .set({ state })
        .where('id', '=', id)
        .execute();
      return read(id);
    },
  };
}

function mailsOf(order: Order, shop: ShopFacts) {
  const about = `order:${order.id}`;
  const list = [
    ...order.lines.map(
      ({ name, price, quantity }) =>
        `${quantity} × ${name}: ${formatMoney(price * quantity, order.currency)}`,
    ),
    `Together: ${formatMoney(order.total, order.currency)}`,
  ].join('\n');
  const from = shop.adminEmail;
  return [
    {
      ...{ from, about, to: [shop.adminEmail], replyTo: order.email },
      subject: `Order request ${order.id} from ${order.name}`,
      text: `${order.name} (${order.email}) asks for:\n\n${list}\n\n${order.note || 'No note.'}\n`,
    },
    {
      ...{ from, about, to: [order.email] },
      subject: `We have your order request ${order.id}`,
      text: `Dear ${order.name},\n\nthank you. You asked for:\n\n${list}\n\nNothing is paid yet. We look at it and write back with delivery and payment.\n\n${shop.title}\n`,
    },
  ];
}

function orderOf(row: Selectable<ShopTables['shop_orders']>): Order {
  const { id, state, name, email, note, lines, total, currency, created_at } = row;
  return {
    ...{ name, email, note, total, currency },
    id: Number(id),
    state: state as OrderState,
    lines: JSON.parse(lines),
    createdAt: created_at,
  };
}
