import { parsedJson } from '@portico/kernel/records';
import { completed, type Database, preparedQuery } from '@portico/kernel/server';
import type { Kysely } from 'kysely';
import { SpamSettings } from '../../wire/admin.ts';
import type { SpamTables } from '../tables.ts';

export interface SpamSettingsStore {
  read(): Promise<SpamSettings>;
  /** From the stored value, for callers that already have it. */
  readFrom(stored: string | null): SpamSettings;
  save(settings: SpamSettings): Promise<void>;
}

export const SETTINGS_NAME = 'settings';

const findSettings = preparedQuery((tables: Kysely<SpamTables>, { name }: { name: string }) =>
  tables.selectFrom('spam_settings').select('value').where('name', '=', name),
);

/** The stored settings; missing or invalid values fall back to their defaults. */
export function createSpamSettings(database: Database): SpamSettingsStore {
  const tables = database.tables<SpamTables>();
  /** Cached: every submission needs them, and validating them takes longer than reading them. */
  let known: { readonly value: string; readonly settings: SpamSettings } | undefined;
  const readFrom = (stored: string | null): SpamSettings => {
    const value = stored ?? '{}';
    if (known?.value !== value) known = { value, settings: completed(SpamSettings, parsedJson(value)) };
    return known.settings;
  };
  return {
    async read() {
      const [row] = await findSettings(database, { name: SETTINGS_NAME });
      return readFrom(row?.value ?? null);
    },
    readFrom,
    async save(settings) {
      const value = JSON.stringify(settings);
      await tables
        .insertInto('spam_settings')
        .values({ name: SETTINGS_NAME, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
