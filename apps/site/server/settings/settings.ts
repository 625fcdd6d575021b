import type { ContentVersions, Database, Migration } from '@portico/kernel/server';

interface SettingsTables {
  site_settings: { name: string; value: string };
}

export const settingsMigrations: readonly Migration[] = [
  {
    name: 'site-01-settings',
    up: (schema) =>
      schema.schema
        .createTable('site_settings')
        .addColumn('name', 'varchar(100)', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute(),
  },
];

/** What the owner of a site can change about it, by name. Each name is also the tag of the pages that show it. */
export interface Settings {
  /** Inside of a transaction, with that transaction. */
  read<Value>(name: string, transaction?: Database): Promise<Value | null>;
  write(transaction: Database, name: string, value: unknown): Promise<void>;
  /** Sets a mark that only one caller can set. False when it is there already. */
  claim(transaction: Database, name: string): Promise<boolean>;
}

export function createSettings(database: Database, content: ContentVersions): Settings {
  return {
    async read<Value>(name: string, within: Database = database) {
      const row = await within
        .tables<SettingsTables>()
        .selectFrom('site_settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row ? (JSON.parse(row.value) as Value) : null;
    },
    async write(transaction, name, value) {
      const text = JSON.stringify(value);
      await transaction
        .tables<SettingsTables>()
        .insertInto('site_settings')
        .values({ name, value: text })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
        .execute();
      await content.touch(transaction, [name]);
    },
    async claim(transaction, name) {
      const made = await transaction
        .tables<SettingsTables>()
        .insertInto('site_settings')
        .values({ name, value: 'true' })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      return made !== undefined;
    },
  };
}
