import type { Database } from './database/Database.ts';

/** Remembers what may be used a single time, until it would have expired anyway. */
export interface UsedOnce {
  isUsed(key: string): Promise<boolean>;
  /** Takes a key out of use. Throws `UsedMeanwhileError`, and so undoes the transaction, when another call was quicker. */
  use(transaction: Database, key: string, expiresAt: number): Promise<void>;
  forgetExpired(now: number): Promise<void>;
}

/** Between the question whether a key is used and its use, another call has used it. */
export class UsedMeanwhileError extends Error {
  constructor(key: string) {
    super(`Somebody else has used ${key} meanwhile.`);
    this.name = 'UsedMeanwhileError';
  }
}

/** In a table of the asking feature, with a `key` that is its primary key, and `expires_at`. */
export function createUsedOnce(database: Database, table: string): UsedOnce {
  const tables = database.tables<UsedTables>();
  return {
    async isUsed(key) {
      const row = await tables.selectFrom(table).select('key').where('key', '=', key).executeTakeFirst();
      return row !== undefined;
    },
    async use(transaction, key, expiresAt) {
      // One statement, so that of calls in parallel exactly one adds the row: the others wait for it and add nothing.
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

/** Does the work again when something was used meanwhile: the second time it is seen to be used. */
export async function againIfUsedMeanwhile<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = MOST_KEYS; ; left--)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UsedMeanwhileError) || left === 0) throw error;
    }
}

/** Every round finds another key used, and nothing of ours is sent with more of them than this. */
const MOST_KEYS = 20;

type UsedTables = Record<string, { key: string; expires_at: number }>;
