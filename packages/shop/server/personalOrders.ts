import type { Database, PersonalData } from '@portico/kernel/server';
import { sql } from 'kysely';
import { orderOf, selectOrders } from './orderRows.ts';
import type { ShopTables } from './tables.ts';

/** A person's order requests. */
export function personalOrders(database: Database): PersonalData {
  const by = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  return {
    kind: 'Order requests',
    fate: 'Deleted. Keep elsewhere what your accounts need.',
    async find(email) {
      const rows = await selectOrders(database).where(by(email)).orderBy('id').execute();
      return rows.map((row) => {
        const { id, name, note, lines, createdAt } = orderOf(row);
        return {
          about: `Order request ${id}`,
          at: createdAt,
          fields: {
            ...{ name, email: row.email, note, address: row.remote_ip },
            asked: lines.map((line) => `${line.quantity} × ${line.name}`).join(', '),
          },
        };
      });
    },
    async erase(email) {
      const { numDeletedRows } = await database
        .tables<ShopTables>()
        .deleteFrom('shop_orders')
        .where(by(email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
