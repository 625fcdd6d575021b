import { columnsOf, type Migration } from '@portico/kernel/server';

/** Imports in progress and done, their undo data, the library, and the reported events. */
export const kitsMigrations: readonly Migration[] = [
  {
    name: 'kits-01-imports-library-events',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('kit_sessions')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('state', column.text, (is) => is.notNull())
        .addColumn('kit_title', column.text, (is) => is.notNull())
        .addColumn('kit_name', column.text, (is) => is.notNull())
        .addColumn('kit_thumbnail', column.text, (is) => is.notNull())
        .addColumn('kit_source', column.text, (is) => is.notNull())
        .addColumn('kit_id', column.text, (is) => is.notNull())
        .addColumn('user_id', column.text, (is) => is.notNull())
        .addColumn('started_at', column.time, (is) => is.notNull())
        .addColumn('ended_at', column.time)
        .addColumn('reverted_at', column.time)
        .addColumn('plan', column.json)
        .addColumn('steps', column.json, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('kit_sessions_by_end')
        .on('kit_sessions')
        .columns(['state', 'ended_at'])
        .execute();
      await schema
        .createTable('kit_undo')
        .addColumn('session', column.text, (is) =>
          is.notNull().references('kit_sessions.id').onDelete('cascade'),
        )
        .addColumn('step', column.integer, (is) => is.notNull())
        .addColumn('part', column.text, (is) => is.notNull())
        .addColumn('undo', column.json, (is) => is.notNull())
        .addPrimaryKeyConstraint('kit_undo_pk', ['session', 'step'])
        .execute();
      await schema
        .createTable('kit_facts')
        .addColumn('document', column.text, (is) => is.primaryKey())
        .addColumn('facts', column.json, (is) => is.notNull())
        .execute();
      await schema
        .createTable('kit_dates')
        .addColumn('digest', column.text, (is) => is.primaryKey())
        .addColumn('created', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('kit_library')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('description', column.text, (is) => is.notNull())
        .addColumn('includes', column.json, (is) => is.notNull())
        .addColumn('bytes', column.time, (is) => is.notNull())
        .addColumn('has_picture', column.flag, (is) => is.notNull())
        .addColumn('created_at', column.time, (is) => is.notNull())
        .addColumn('updated_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createTable('kit_exports')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('bytes', column.time, (is) => is.notNull())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createTable('kit_events')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('happened_at', column.time, (is) => is.notNull())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('payload', column.json, (is) => is.notNull())
        .addColumn('user_id', column.text, (is) => is.notNull())
        .addColumn('search', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('kit_switches')
        .addColumn('name', column.text, (is) => is.primaryKey())
        .addColumn('is_on', column.flag, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'kits-02-identities-origins',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema.dropTable('kit_dates').execute();
      await schema
        .createTable('kit_origins')
        .addColumn('digest', column.text, (is) => is.primaryKey())
        .addColumn('origin', column.json, (is) => is.notNull())
        .execute();
      await schema
        .createTable('kit_identities')
        .addColumn('kind', column.text, (is) => is.notNull())
        .addColumn('local', column.text, (is) => is.notNull())
        .addColumn('original', column.text, (is) => is.notNull())
        .addColumn('guid', column.text, (is) => is.notNull())
        .addPrimaryKeyConstraint('kit_identities_pk', ['kind', 'local'])
        .execute();
      await schema
        .createIndex('kit_identities_by_original')
        .on('kit_identities')
        .columns(['kind', 'original'])
        .execute();
    },
  },
  {
    name: 'kits-03-hosts',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('kit_hosts')
        .addColumn('host', column.text, (is) => is.primaryKey())
        .execute();
    },
  },
  {
    name: 'kits-04-pictures-reports',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('kit_pictures')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('session', column.text, (is) => is.notNull())
        .addColumn('url', column.text, (is) => is.notNull())
        .addColumn('host', column.text, (is) => is.notNull())
        .addColumn('file', column.text)
        .addColumn('state', column.text, (is) => is.notNull())
        .addColumn('problem', column.text, (is) => is.notNull())
        .addColumn('media', column.integer)
        .addColumn('place', column.text, (is) => is.notNull())
        .addColumn('is_made', column.flag, (is) => is.notNull())
        .addColumn('bytes', column.time, (is) => is.notNull())
        .addColumn('width', column.integer, (is) => is.notNull())
        .addColumn('height', column.integer, (is) => is.notNull())
        .execute();
      await schema.createIndex('kit_pictures_by_session').on('kit_pictures').columns(['session']).execute();
      await schema
        .createTable('kit_reports')
        .addColumn('session', column.id, (is) => is.primaryKey())
        .addColumn('report', column.json, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'kits-05-font-faces',
    async up({ schema }, dialect) {
      await schema
        .alterTable('kit_pictures')
        .addColumn('face', columnsOf(dialect).text, (is) => is.notNull().defaultTo(''))
        .execute();
    },
  },
];
