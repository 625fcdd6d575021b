import { columnsOf, type Migration } from '@portico/kernel/server';

export const spamProtectionMigrations: readonly Migration[] = [
  {
    name: 'spam-01-protection',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('spam_settings')
        .addColumn('name', column.text, (is) => is.primaryKey())
        .addColumn('value', column.json, (is) => is.notNull())
        .execute();
      await schema
        .createTable('spam_sessions')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('data', column.json, (is) => is.notNull())
        .addColumn('updated_at', column.time, (is) => is.notNull())
        .execute();
      await schema.createIndex('spam_sessions_by_time').on('spam_sessions').column('updated_at').execute();
      await schema
        .createTable('spam_used')
        .addColumn('key', column.text, (is) => is.primaryKey())
        .addColumn('expires_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createTable('spam_rates')
        .addColumn('key', column.text, (is) => is.primaryKey())
        .addColumn('started_at', column.time, (is) => is.notNull())
        .addColumn('count', column.integer, (is) => is.notNull())
        .execute();
      await schema
        .createTable('spam_taught')
        .addColumn('row', column.integer, (is) => is.primaryKey())
        .addColumn('weight', column.real, (is) => is.notNull())
        .addColumn('clicks', column.integer, (is) => is.notNull())
        .addColumn('taught_at', column.time, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'spam-02-verdicts',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('spam_verdicts')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .addColumn('source', column.text, (is) => is.notNull())
        .addColumn('about', column.text)
        .addColumn('visitor', column.text, (is) => is.notNull())
        .addColumn('sender', column.text)
        .addColumn('text_hash', column.text, (is) => is.notNull())
        .addColumn('score', column.real, (is) => is.notNull())
        .addColumn('decision', column.text, (is) => is.notNull())
        .addColumn('outcome', column.text, (is) => is.notNull())
        .addColumn('version', column.text, (is) => is.notNull())
        .addColumn('reasons', column.json, (is) => is.notNull())
        .addColumn('signals', column.json)
        .addColumn('content', column.json, (is) => is.notNull())
        .addColumn('corrected', column.text)
        .addColumn('corrected_at', column.time)
        .addColumn('corrected_by', column.text)
        .execute();
      const index = (name: string, columns: string[]) =>
        schema.createIndex(`spam_verdicts_by_${name}`).on('spam_verdicts').columns(columns).execute();
      await index('decision', ['decision', 'id']);
      await index('visitor', ['visitor', 'made_at']);
      await index('sender', ['sender', 'made_at']);
      await index('text', ['text_hash', 'made_at']);
      await index('time', ['made_at']);
      await index('about', ['about']);
    },
  },
  {
    name: 'spam-10-quick-history',
    async up({ schema }) {
      // Every submission queries these: the results are in the index, and no row has to be read.
      for (const [name, column] of [
        ['visitor', 'visitor'],
        ['text', 'text_hash'],
      ] as const) {
        await schema.dropIndex(`spam_verdicts_by_${name}`).execute();
        await schema
          .createIndex(`spam_verdicts_by_${name}`)
          .on('spam_verdicts')
          .columns([column, 'made_at', 'outcome'])
          .execute();
      }
      // Few verdicts are ever corrected.
      await schema
        .createIndex('spam_verdicts_corrected')
        .on('spam_verdicts')
        .columns(['sender', 'made_at', 'corrected'])
        .where('corrected', 'is not', null)
        .execute();
    },
  },
  {
    name: 'spam-11-without-rates',
    async up({ schema }) {
      // The kernel now counts for every feature.
      await schema.dropTable('spam_rates').execute();
    },
  },
  {
    name: 'spam-12-site-keys',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('spam_site_keys')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('secret', column.text, (is) => is.notNull())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .addColumn('used_at', column.time)
        .execute();
    },
  },
];
