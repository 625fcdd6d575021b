import { columnsOf, type Migration, withNumberedId } from '@portico/kernel/server';

export const themeMigrations: readonly Migration[] = [
  {
    name: 'customizer-01-changesets',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('theme_changesets')
        .addColumn('uuid', column.id, (is) => is.primaryKey())
        .addColumn('user_id', column.id, (is) => is.notNull())
        .addColumn('options', column.json, (is) => is.notNull())
        .addColumn('based_on', column.text, (is) => is.notNull())
        .addColumn('saved_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('theme_changesets_of_user')
        .on('theme_changesets')
        .columns(['user_id', 'saved_at'])
        .execute();
    },
  },
  {
    name: 'menus-01-table',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('theme_menus'), dialect)
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('places', column.json, (is) => is.notNull())
        .addColumn('items', column.json, (is) => is.notNull())
        .addColumn('version', column.integer, (is) => is.notNull())
        .addColumn('changed_at', column.time, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'fonts-01-table',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('theme_fonts'), dialect)
        .addColumn('family', column.text, (is) => is.notNull())
        .addColumn('format', column.text, (is) => is.notNull())
        .addColumn('hash', column.text, (is) => is.notNull())
        .addColumn('bytes', column.bytes, (is) => is.notNull())
        .addColumn('added_at', column.time, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'fonts-02-faces',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      const table = () => schema.alterTable('theme_fonts');
      // An uploaded file covers all weights.
      await table()
        .addColumn('weight', column.text, (is) => is.notNull().defaultTo('100 900'))
        .execute();
      await table()
        .addColumn('style', column.text, (is) => is.notNull().defaultTo('normal'))
        .execute();
    },
  },
];

export interface ChangesetTables {
  theme_changesets: {
    uuid: string;
    user_id: string;
    options: string;
    based_on: string;
    saved_at: number;
  };
}
