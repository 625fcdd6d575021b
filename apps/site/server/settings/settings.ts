import { parsedJson } from '@portico/kernel/records';
import { type ContentVersions, type Database, type Migration, preparedQuery } from '@portico/kernel/server';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

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

/** Settings that a site's owner can change, by name. Each name is also the tag of the pages that show it. */
export interface Settings {
  /** `null` if it was never set or no longer fits the schema. Within a transaction, pass it. */
  read<Schema extends TSchema>(
    name: string,
    schema: Schema,
    transaction?: Database,
  ): Promise<Static<Schema> | null>;
  /** `null` removes it. `tags` are the affected pages, if fewer than everything that depends on its name. */
  write(transaction: Database, name: string, value: unknown, tags?: readonly string[]): Promise<void>;
  /** Writes it only if it does not exist, for one of several concurrent callers. False if it exists already. */
  claim(transaction: Database, name: string, value: unknown): Promise<boolean>;
  /** Removes it, for one of several concurrent callers. False if it no longer exists. */
  release(transaction: Database, name: string): Promise<boolean>;
}

/** Runs with every mail and most pages. */
const readSetting = preparedQuery((tables: Kysely<SettingsTables>, { name }: { name: string }) =>
  tables.selectFrom('site_settings').select('value').where('name', '=', name),
);

export function createSettings(database: Database, content: ContentVersions): Settings {
  return {
    async read(name, schema, within = database) {
      const [row] = await readSetting(within, { name });
      if (!row) return null;
      const value = parsedJson(row.value);
      return Check(schema, value) ? value : null;
    },
    async write(transaction, name, value, tags = [name]) {
      const tables = transaction.tables<SettingsTables>();
      const text = JSON.stringify(value);
      if (value === null) await tables.deleteFrom('site_settings').where('name', '=', name).execute();
      else
        await tables
          .insertInto('site_settings')
          .values({ name, value: text })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
          .execute();
      await content.touch(transaction, tags);
    },
    async claim(transaction, name, value) {
      const made = await transaction
        .tables<SettingsTables>()
        .insertInto('site_settings')
        .values({ name, value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      return made !== undefined;
    },
    async release(transaction, name) {
      const taken = await transaction
        .tables<SettingsTables>()
        .deleteFrom('site_settings')
        .where('name', '=', name)
        .returning('name')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
