import { columnsOf, type Migration, withNumberedId } from '@portico/kernel/server';
import { sql } from 'kysely';

/** Products, visitors' carts and order requests. */
export const shopMigrations: readonly Migration[] = [
  {
    name: 'shop-01-products-carts-orders',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('shop_products'), dialect)
        .addColumn('slug', column.text, (is) => is.notNull().unique())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('summary', column.text, (is) => is.notNull())
        .addColumn('description', column.text, (is) => is.notNull())
        .addColumn('category', column.text, (is) => is.notNull())
        .addColumn('price', column.integer, (is) => is.notNull())
        .addColumn('currency', column.text, (is) => is.notNull())
        .addColumn('picture', column.text, (is) => is.notNull())
        .addColumn('picture_alt', column.text, (is) => is.notNull())
        .addColumn('stock', column.integer)
        .addColumn('is_shown', column.flag, (is) => is.notNull())
        .addColumn('updated_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createTable('shop_carts')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('lines', column.json, (is) => is.notNull())
        .addColumn('updated_at', column.time, (is) => is.notNull())
        .execute();
      await schema.createIndex('shop_carts_age').on('shop_carts').column('updated_at').execute();
      await withNumberedId(schema.createTable('shop_orders'), dialect)
        .addColumn('state', column.text, (is) => is.notNull())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('email', column.text, (is) => is.notNull())
        .addColumn('note', column.text, (is) => is.notNull())
        .addColumn('lines', column.json, (is) => is.notNull())
        .addColumn('total', column.integer, (is) => is.notNull())
        .addColumn('currency', column.text, (is) => is.notNull())
        .addColumn('remote_ip', column.text, (is) => is.notNull())
        .addColumn('created_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('shop_orders_by_visitor')
        .on('shop_orders')
        .columns(['remote_ip', 'created_at'])
        .execute();
    },
  },
  {
    name: 'shop-02-order-verdicts',
    async up(database, dialect) {
      const column = columnsOf(dialect);
      const orders = database.schema.alterTable('shop_orders');
      await orders.addColumn('submission_key', column.text).execute();
      await orders.addColumn('verdict_id', column.id).execute();
      await orders.addColumn('spam_reasons', column.json, (is) => is.notNull().defaultTo('[]')).execute();
      await orders.addColumn('mailed_at', column.time).execute();
      await sql`update shop_orders set mailed_at = created_at`.execute(database);
      const index = (name: string) => database.schema.createIndex(name).on('shop_orders');
      await index('shop_orders_by_key').column('submission_key').unique().execute();
      await index('shop_orders_by_verdict').column('verdict_id').execute();
    },
  },
];
