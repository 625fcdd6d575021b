import { parsedJson } from '@portico/kernel/records';
import type { Database } from '@portico/kernel/server';
import { type EditorPreferences, parsePreferences } from '../model/preferences.ts';
import type { BuilderTables } from './tables.ts';

/** Each editor's preferences. */
export interface Preferences {
  read(userId: string): Promise<EditorPreferences>;
  /** Applies valid changes, and keeps the rest. */
  change(userId: string, changes: unknown): Promise<EditorPreferences>;
}

export function createPreferences(database: Database): Preferences {
  async function read(userId: string, from: Database): Promise<EditorPreferences> {
    const row = await from
      .tables<BuilderTables>()
      .selectFrom('builder_preferences')
      .select('preferences')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return parsePreferences(row && parsedJson(row.preferences));
  }

  return {
    read: (userId) => read(userId, database),
    change: (userId, changes) =>
      database.transaction(async (transaction) => {
        const next = parsePreferences(changes, await read(userId, transaction));
        const preferences = JSON.stringify(next);
        await transaction
          .tables<BuilderTables>()
          .insertInto('builder_preferences')
          .values({ user_id: userId, preferences })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferences }))
          .execute();
        return next;
      }),
  };
}
