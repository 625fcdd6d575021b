import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Secrets } from '../secrets.ts';
import type { Limit, OverLimit } from './Limits.ts';

/** A row for each caller and limit while its window lasts, and one for everybody. */
export interface LimitTables {
  limit_counts: { key: string; ends_at: number; count: number };
}

export type CountTogether = (limit: Limit, caller: string, amount: number) => Promise<OverLimit | null>;

const TIDY_EVERY_MS = 10 * 60 * 1000;

/** Counts over all processes of a site. Who called is in the database only as something that nobody can read. */
export function createSharedCounts(database: Database, clock: Clock, secrets: Secrets): CountTogether {
  let tidyAt = 0;

  async function add(
    key: string,
    windowMs: number,
    amount: number,
  ): Promise<{ count: number; endsAt: number }> {
    const now = clock.now();
    const isOver = sql<boolean>`limit_counts.ends_at <= ${now}`;
    const { count, ends_at } = await database
      .tables<LimitTables>()
      .insertInto('limit_counts')
      .values({ key, ends_at: now + windowMs, count: amount })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOver} then ${sql.lit(amount)} else limit_counts.count + ${sql.lit(amount)} end`,
          ends_at: sql<number>`case when ${isOver} then ${sql.lit(now + windowMs)} else limit_counts.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    return { count: Number(count), endsAt: Number(ends_at) };
  }

  async function forgetOld(): Promise<void> {
    const now = clock.now();
    if (now < tidyAt) return;
    tidyAt = now + TIDY_EVERY_MS;
    await database.tables<LimitTables>().deleteFrom('limit_counts').where('ends_at', '<=', now).execute();
  }

  return async ({ name, windowMs, each, inAll }, caller, amount) => {
    await forgetOld();
    const digest = createHmac('sha256', await secrets.current('limits'))
      .update(caller)
      .digest('base64url');
    const own = await add(`${name} ${digest}`, windowMs, amount);
    if (own.count > each) return { retryAfterMs: own.endsAt - clock.now() };
    const all = await add(name, windowMs, amount);
    return all.count > inAll ? { retryAfterMs: all.endsAt - clock.now() } : null;
  };
}
