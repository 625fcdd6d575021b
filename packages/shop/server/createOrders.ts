import { containing, type MailSummary } from '@portico/kernel/server';
import { conflict, notFound } from '@portico/kernel/server/http';
import type { Order, OrderState, WorkState } from './Order.ts';
import { aboutOrder, orderMails } from './orderMails.ts';
import { orderOf, selectOrders, updateOrder } from './orderRows.ts';
import { createPlacing, type PlaceOrder, type PlacingParts } from './placeOrder.ts';
import type { ShopTables } from './tables.ts';

export interface Orders {
  readonly place: PlaceOrder;
  /** Newest first, starting after `after`. Spam is listed only on request. */
  list(filter: OrderFilter): Promise<Order[]>;
  read(id: number): Promise<Order>;
  mailsOf(id: number): Promise<readonly MailSummary[]>;
  setState(id: number, state: WorkState): Promise<Order>;
  markSpam(id: number): Promise<Order>;
  /** Not spam after all: it becomes new, and held mails are sent. */
  markHam(id: number): Promise<Order>;
  /** Sends the mails again. */
  resend(id: number): Promise<void>;
  /** Permanently; mails about it stay in the outbox. */
  remove(id: number): Promise<void>;
  /** By its verdict. */
  find(verdictId: string): Promise<Order | null>;
}

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  /** In the name, address or note, or the request's number as shown in its mails. */
  readonly search?: string | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

export function createOrders(parts: PlacingParts): Orders {
  const { judge, facts } = parts;
  const { database, clock, outbox } = parts.ports;

  async function read(id: number): Promise<Order> {
    const row = await selectOrders(database).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This order');
    return orderOf(row);
  }

  /** Two administrators may do this at the same moment; the customer gets one mail. */
  async function release(id: number): Promise<void> {
    const shop = await facts();
    await database.transaction(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .tables<ShopTables>()
        .updateTable('shop_orders')
        .set({ state: 'new', mailed_at: clock.now() })
        .where('id', '=', id)
        .where('mailed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return updateOrder(transaction, id, { state: 'new' });
      const row = await selectOrders(transaction).where('id', '=', id).executeTakeFirstOrThrow();
      for (const mail of orderMails(orderOf(row), shop)) await outbox.enqueue(transaction, mail);
    });
  }

  const mailsOf = (id: number) => outbox.list({ about: aboutOrder(id) });

  return {
    place: createPlacing(parts),
    read,
    mailsOf,
    async list({ state, search, after, limit }) {
      let query = selectOrders(database).orderBy('id', 'desc').limit(limit);
      query = state ? query.where('state', '=', state) : query.where('state', '!=', 'spam');
      if (after !== undefined) query = query.where('id', '<', after);
      const words = search?.trim();
      const number = words?.match(/^#?(\d{1,9})$/)?.[1];
      if (words)
        query = query.where((row) => {
          const named = containing(words, 'name', 'email', 'note');
          return number === undefined ? named : row.or([row('id', '=', Number(number)), named]);
        });
      return (await query.execute()).map(orderOf);
    },
    async setState(id, state) {
      if ((await read(id)).state === 'spam')
        throw conflict('shop_order_is_spam', 'This is in the spam folder. Mark it as not spam first.');
      await updateOrder(database, id, { state });
      return read(id);
    },
    async markSpam(id) {
      const { state, verdictId } = await read(id);
      if (state !== 'spam') {
        await updateOrder(database, id, { state: 'spam' });
        if (verdictId) await judge.learn(verdictId, 'spam');
      }
      return read(id);
    },
    async markHam(id) {
      const { state, verdictId } = await read(id);
      if (state === 'spam') {
        await release(id);
        if (verdictId) await judge.learn(verdictId, 'ham');
      }
      return read(id);
    },
    async resend(id) {
      if ((await read(id)).state === 'spam')
        throw conflict('shop_order_is_spam', 'Mails are not sent for spam. Mark it as not spam first.');
      for (const mail of await mailsOf(id)) await outbox.resend(mail.id);
    },
    async remove(id) {
      await read(id);
      await database.tables<ShopTables>().deleteFrom('shop_orders').where('id', '=', id).execute();
    },
    async find(verdictId) {
      const row = await selectOrders(database).where('verdict_id', '=', verdictId).executeTakeFirst();
      return row ? orderOf(row) : null;
    },
  };
}
