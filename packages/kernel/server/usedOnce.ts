import type { Database } from './database/Database.ts';

/** Remembers single-use keys until they would have expired anyway. */
export interface UsedOnce {
  isUsed(key: string): Promise<boolean>;
  /** Marks a key as used. Throws `UsedMeanwhileError`, and so rolls back the transaction, if another call was quicker. */
  use(transaction: Database, key: string, expiresAt: number): Promise<void>;
  forgetExpired(now: number): Promise<void>;
}

/** Another call used the key between the check and its use. */
export class UsedMeanwhileError extends Error {
  constructor(key: string) {
    super(`Somebody else has used ${key} meanwhile.`);
    this.name = 'UsedMeanwhileError';
  }
}

/** Uses a table of the calling feature, with `key` as its primary key, and `expires_at`. */
export function createUsedOnce(database: Database, table: string): UsedOnce {
  const tables = database.tables<UsedTables>();
  return {
    async isUsed(key) {
      const row = await tables.selectFrom(table).select('key').where('key', '=', key).executeTakeFirst();
      return row !== undefined;
    },
    async use(transaction, key, expiresAt) {
      // One statement, so that exactly one of several parallel calls adds the row: the others wait for it and add nothing.
      const added = await transaction
        .tables<UsedTables>()
        .insertInto(table)
        .values({ key, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!added) throw new UsedMeanwhileError(key);
    },
    async forgetExpired(now) {
      await tables.deleteFrom(table).where('expires_at', '<', now).execute();
    },
  };
}

/** Repeats the work if a key was used meanwhile: the second time the check sees it. */
export async function againIfUsedMeanwhile<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = MOST_KEYS; ; left--)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UsedMeanwhileError) || left === 0) throw error;
    }
}

/** Every round finds another key used, and no request of ours carries more keys than this. */
const MOST_KEYS = 20;

type UsedTables = Record<string, { key: string; expires_at: number }>;
