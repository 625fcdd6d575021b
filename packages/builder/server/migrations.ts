import { parsedJson } from '@portico/kernel/records';
import { columnsOf, type Migration, withNumberedId } from '@portico/kernel/server';
import { type Kysely, sql } from 'kysely';
import { withStyleSwitches } from './styleSwitches.ts';

/** Page documents with their history, current editors, editors' preferences, and clicks on floating elements. */
export const builderMigrations: readonly Migration[] = [
  {
    name: 'builder-01-documents',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('builder_documents'), dialect)
        .addColumn('type', column.text, (is) => is.notNull())
        .addColumn('slug', column.text)
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('settings', column.json, (is) => is.notNull())
        .addColumn('elements', column.json, (is) => is.notNull())
        .addColumn('metadata', column.json, (is) => is.notNull())
        .addColumn('version', column.integer, (is) => is.notNull())
        .addColumn('live_title', column.text)
        .addColumn('live_settings', column.json)
        .addColumn('live_elements', column.json)
        .addColumn('live_version', column.integer)
        .addColumn('published_at', column.time)
        .addColumn('created_at', column.time, (is) => is.notNull())
        .addColumn('changed_at', column.time, (is) => is.notNull())
        .addColumn('changed_by', column.text, (is) => is.notNull())
        .addColumn('trashed_at', column.time)
        .execute();
      // Trashed documents do not block their slugs.
      await schema
        .createIndex('builder_documents_slug')
        .on('builder_documents')
        .column('slug')
        .unique()
        .where(sql.ref('trashed_at'), 'is', null)
        .execute();
      await schema
        .createIndex('builder_documents_newest')
        .on('builder_documents')
        .columns(['type', 'changed_at', 'id'])
        .execute();
      await withNumberedId(schema.createTable('builder_revisions'), dialect)
        .addColumn('document', 'bigint', (is) =>
          is.notNull().references('builder_documents.id').onDelete('cascade'),
        )
        .addColumn('kind', column.text, (is) => is.notNull())
        .addColumn('base_version', column.integer, (is) => is.notNull())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('settings', column.json, (is) => is.notNull())
        .addColumn('elements', column.json, (is) => is.notNull())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .addColumn('author', column.text, (is) => is.notNull())
        .addColumn('author_name', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('builder_revisions_newest')
        .on('builder_revisions')
        .columns(['document', 'id'])
        .execute();
      await schema
        .createTable('builder_locks')
        .addColumn('document', 'bigint', (is) =>
          is.primaryKey().references('builder_documents.id').onDelete('cascade'),
        )
        .addColumn('holder', column.text, (is) => is.notNull())
        .addColumn('holder_name', column.text, (is) => is.notNull())
        .addColumn('seen_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createTable('builder_preferences')
        .addColumn('user_id', column.text, (is) => is.primaryKey())
        .addColumn('preferences', column.json, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'builder-02-clicks',
    up: ({ schema }, dialect) =>
      schema
        .createTable('builder_clicks')
        .addColumn('document', 'bigint', (is) =>
          is.notNull().references('builder_documents.id').onDelete('cascade'),
        )
        .addColumn('day', columnsOf(dialect).text, (is) => is.notNull())
        .addColumn('clicks', columnsOf(dialect).integer, (is) => is.notNull())
        .addPrimaryKeyConstraint('builder_clicks_of_a_day', ['document', 'day'])
        .execute(),
  },
  {
    name: 'builder-03-redirects',
    up: ({ schema }, dialect) =>
      schema
        .createTable('builder_redirects')
        .addColumn('slug', columnsOf(dialect).text, (is) => is.primaryKey())
        .addColumn('document', 'bigint', (is) =>
          is.notNull().references('builder_documents.id').onDelete('cascade'),
        )
        .execute(),
  },
  {
    name: 'builder-04-style-switches',
    async up(schema) {
      for (const [table, column] of COLUMNS_OF_ELEMENTS)
        await changeEach(schema, table, column, (text) => {
          const elements = parsedJson(text);
          return elements === undefined ? text : JSON.stringify(withStyleSwitches(elements));
        });
    },
  },
  {
    name: 'builder-05-conditions',
    up: ({ schema }, dialect) =>
      schema.alterTable('builder_documents').addColumn('conditions', columnsOf(dialect).json).execute(),
  },
];

const COLUMNS_OF_ELEMENTS = [
  ['builder_documents', 'elements'],
  ['builder_documents', 'live_elements'],
  ['builder_revisions', 'elements'],
] as const;

/** One row at a time: a site may have thousands of a megabyte each. */
async function changeEach(
  schema: Kysely<never>,
  table: string,
  column: string,
  changed: (text: string) => string,
): Promise<void> {
  const from = sql.table(table);
  const text = sql.ref(column);
  const { rows } = await sql<{ id: number }>`select id from ${from} where ${text} is not null`.execute(
    schema,
  );
  for (const { id } of rows) {
    const found = await sql<{
      before: string;
    }>`select ${text} as before from ${from} where id = ${id}`.execute(schema);
    for (const { before } of found.rows)
      await sql`update ${from} set ${text} = ${changed(before)} where id = ${id}`.execute(schema);
  }
}
