import type { Database } from '@portico/kernel/server';
import type { Selectable } from 'kysely';
import type { Order, OrderState } from './Order.ts';
import type { ShopTables } from './shopTables.ts';

export function selectOrders(source: Database) {
  return source.tables<ShopTables>().selectFrom('shop_orders').selectAll();
}

export function orderOf(row: Selectable<ShopTables['shop_orders']>): Order {
  const { id, state, name, email, note, total, currency } = row;
  return {
    ...{ name, email, note, total, currency },
    id: Number(id),
    state: state as OrderState,
    lines: JSON.parse(row.lines),
    createdAt: row.created_at,
    spamReasons: JSON.parse(row.spam_reasons),
    verdictId: row.verdict_id,
    mailedAt: row.mailed_at,
  };
}

export async function updateOrder(
  target: Database,
  id: number,
  change: { readonly state?: OrderState; readonly mailed_at?: number },
): Promise<void> {
  await target.tables<ShopTables>().updateTable('shop_orders').set(change).where('id', '=', id).execute();
}
