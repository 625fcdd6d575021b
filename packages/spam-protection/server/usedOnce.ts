import type { Database } from '@portico/kernel/server';
import type { SpamTables } from './tables.ts';

/** Remembers what may be used a single time, until it would have expired anyway. */
export interface UsedOnce {
  isUsed(key: string): Promise<boolean>;
  use(transaction: Database, key: string, expiresAt: number): Promise<void>;
  forgetExpired(now: number): Promise<void>;
}

export function createUsedOnce(database: Database): UsedOnce {
  const tables = database.tables<SpamTables>();
  return {
    async isUsed(key) {
      return (
        (await tables.selectFrom('spam_used').select('key').where('key', '=', key).executeTakeFirst()) !==
        undefined
      );
    },
    async use(transaction, key, expiresAt) {
      await transaction
        .tables<SpamTables>()
        .insertInto('spam_used')
        .values({ key, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async forgetExpired(now) {
      await tables.deleteFrom('spam_used').where('expires_at', '<', now).execute();
    },
  };
}
