import { type Database, jsonColumn } from '@portico/kernel/server';
import type { Selectable } from 'kysely';
import { AdminOrder } from '../wire/admin.ts';
import type { Order, OrderState } from './Order.ts';
import type { ShopTables } from './tables.ts';

export function selectOrders(source: Database) {
  return source.tables<ShopTables>().selectFrom('shop_orders').selectAll();
}

export function orderOf(row: Selectable<ShopTables['shop_orders']>): Order {
  const { id, state, name, email, note, total, currency } = row;
  return {
    ...{ name, email, note, total, currency },
    id: Number(id),
    state: state as OrderState,
    lines: linesIn(row.lines),
    createdAt: row.created_at,
    spamReasons: spamReasonsIn(row.spam_reasons),
    verdictId: row.verdict_id,
  };
}

const linesIn = jsonColumn('shop_orders.lines', AdminOrder.properties.lines, []);
const spamReasonsIn = jsonColumn('shop_orders.spam_reasons', AdminOrder.properties.spamReasons, []);

export async function updateOrder(
  target: Database,
  id: number,
  change: { readonly state?: OrderState; readonly mailed_at?: number },
): Promise<void> {
  await target.tables<ShopTables>().updateTable('shop_orders').set(change).where('id', '=', id).execute();
}
