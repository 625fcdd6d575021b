import { columnsOf } from './database/columns.ts';
import type { Migration } from './database/migrate.ts';

/** The kernel's own tables. */
export const kernelMigrations: readonly Migration[] = [
  {
    name: 'kernel-01-secrets',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('secrets')
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('number', column.integer, (is) => is.notNull())
        .addColumn('key', column.text, (is) => is.notNull())
        .addColumn('created_at', column.time, (is) => is.notNull())
        .addPrimaryKeyConstraint('secrets_pk', ['name', 'number'])
        .execute();
    },
  },
  {
    name: 'kernel-02-content-versions',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('content_versions')
        .addColumn('tag', column.text, (is) => is.primaryKey())
        .addColumn('version', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('content_versions_by_version')
        .on('content_versions')
        .column('version')
        .execute();
    },
  },
  {
    name: 'kernel-03-jobs',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('jobs')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('queue', column.text, (is) => is.notNull())
        .addColumn('payload', column.json, (is) => is.notNull())
        .addColumn('state', column.text, (is) => is.notNull())
        .addColumn('due_at', column.time)
        .addColumn('attempts', column.integer, (is) => is.notNull())
        .addColumn('lease', column.text)
        .addColumn('key', column.text)
        .addColumn('waiting_key', column.text)
        .addColumn('every_ms', column.time)
        .addColumn('round_at', column.time)
        .addColumn('last_error', column.text)
        .addColumn('created_at', column.time, (is) => is.notNull())
        .addColumn('failed_at', column.time)
        .execute();
      await schema.createIndex('jobs_by_due').on('jobs').columns(['queue', 'due_at', 'id']).execute();
      // A unique index treats rows without a key as distinct.
      await schema
        .createIndex('jobs_by_waiting_key')
        .unique()
        .on('jobs')
        .columns(['queue', 'waiting_key'])
        .execute();
      await schema.createIndex('jobs_by_state').on('jobs').columns(['queue', 'state', 'key']).execute();
      await schema
        .createTable('job_queues')
        .addColumn('queue', column.text, (is) => is.primaryKey())
        .addColumn('last_success_at', column.time)
        .addColumn('last_error', column.text)
        .addColumn('last_error_at', column.time)
        .execute();
    },
  },
  {
    name: 'kernel-04-mails',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('mails')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('state', column.text, (is) => is.notNull())
        .addColumn('attempts', column.integer, (is) => is.notNull())
        .addColumn('sender', column.text, (is) => is.notNull())
        .addColumn('recipients', column.json, (is) => is.notNull())
        .addColumn('subject', column.text, (is) => is.notNull())
        .addColumn('about', column.text)
        .addColumn('message', column.json, (is) => is.notNull())
        .addColumn('unserved', column.json)
        .addColumn('refused', column.json)
        .addColumn('search', column.text, (is) => is.notNull())
        .addColumn('created_at', column.time, (is) => is.notNull())
        .addColumn('tried_at', column.time)
        .addColumn('sent_at', column.time)
        .addColumn('last_error', column.text)
        .addColumn('last_error_at', column.time)
        .execute();
      await schema.createIndex('mails_by_time').on('mails').columns(['created_at', 'id']).execute();
      await schema.createIndex('mails_by_state').on('mails').columns(['state', 'created_at', 'id']).execute();
      await schema.createIndex('mails_by_about').on('mails').columns(['about', 'created_at', 'id']).execute();
      await schema.createIndex('mails_by_sent').on('mails').column('sent_at').execute();
      await schema.createIndex('mails_by_error').on('mails').column('last_error_at').execute();
    },
  },
  {
    name: 'kernel-05-mails-in-doubt',
    async up({ schema }, dialect) {
      await schema.alterTable('mails').addColumn('in_doubt_at', columnsOf(dialect).time).execute();
    },
  },
  {
    name: 'kernel-06-write-checks',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('write_checks')
        .addColumn('id', column.integer, (is) => is.primaryKey())
        .addColumn('at', column.time, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'kernel-07-limits',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('limit_counts')
        .addColumn('key', column.text, (is) => is.primaryKey())
        .addColumn('ends_at', column.time, (is) => is.notNull())
        .addColumn('count', column.integer, (is) => is.notNull())
        .execute();
      await schema.createIndex('limit_counts_by_end').on('limit_counts').column('ends_at').execute();
    },
  },
];
