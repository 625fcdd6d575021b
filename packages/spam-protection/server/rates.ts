import type { Clock, Database } from '@portico/kernel/server';
import { sql } from 'kysely';
import type { SpamTables } from './tables.ts';

/** Counts how often something happens in a stretch of time, over all processes. */
export interface Rates {
  /** True while it has happened at most `limit` times, this one included; `amount` of them at once. */
  allow(key: string, limit: number, windowMs: number, amount?: number): Promise<boolean>;
  forgetBefore(time: number): Promise<void>;
}

export function createRates(database: Database, clock: Clock): Rates {
  const tables = database.tables<SpamTables>();
  return {
    async allow(key, limit, windowMs, amount = 1) {
      const now = clock.now();
      const isOver = sql<boolean>`spam_rates.started_at <= ${now - windowMs}`;
      const { count } = await tables
        .insertInto('spam_rates')
        .values({ key, started_at: now, count: amount })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then ${sql.lit(amount)} else spam_rates.count + ${sql.lit(amount)} end`,
            started_at: sql<number>`case when ${isOver} then ${sql.lit(now)} else spam_rates.started_at end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return count <= limit;
    },
    async forgetBefore(time) {
      await tables.deleteFrom('spam_rates').where('started_at', '<', time).execute();
    },
  };
}
