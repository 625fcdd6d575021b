import { columnsOf, type Migration } from '@portico/kernel/server';

export const changesetMigrations: readonly Migration[] = [
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
