import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { preparedQuery } from '../database/preparedQuery.ts';
import type { Secrets } from '../secrets.ts';
import type { Limit, OverLimit } from './Limits.ts';

/** One row per caller and limit while its window lasts, and one for the total. */
export interface LimitTables {
  limit_counts: { key: string; ends_at: number; count: number };
}

export interface Counted {
  readonly limit: Limit;
  readonly caller: string;
  readonly amount: number;
}

/** Counts each in turn, up to the first that is over its limit. */
export type CountTogether = (counted: readonly Counted[]) => Promise<OverLimit | null>;

const TIDY_EVERY_MS = 10 * 60 * 1000;

/** Counts across all processes of a site. Callers are stored only as keyed hashes. */
export function createSharedCounts(database: Database, clock: Clock, secrets: Secrets): CountTogether {
  let tidyAt = 0;

  async function forgetOld(): Promise<void> {
    const now = clock.now();
    if (now < tidyAt) return;
    tidyAt = now + TIDY_EVERY_MS;
    await database.tables<LimitTables>().deleteFrom('limit_counts').where('ends_at', '<=', now).execute();
  }

  /** The caller's own limit first: what is refused there is not added to the total. */
  async function count(within: Database, { limit, caller, amount }: Counted, key: Buffer) {
    const { name, windowMs, each, inAll } = limit;
    const digest = createHmac('sha256', key).update(caller).digest('base64url');
    for (const [counter, most] of [
      [`${name} ${digest}`, each],
      [name, inAll],
    ] as const) {
      const now = clock.now();
      const [row] = await add(within, { key: counter, amount, now, ends: now + windowMs });
      if (Number(row?.count) > most) return { retryAfterMs: Number(row?.ends_at) - now };
    }
    return null;
  }

  return async (counted) => {
    await forgetOld();
    const key = await secrets.current('limits');
    const countAll = async (within: Database): Promise<OverLimit | null> => {
      for (const one of counted) {
        const over = await count(within, one, key);
        if (over) return over;
      }
      return null;
    };
    // SQLite waits for the disk on every commit, so all of these share one, together with concurrent calls. On PostgreSQL
    // others wait for these rows while a transaction lasts, so each is written separately.
    return database.dialect === 'sqlite' ? database.sharedTransaction(countAll) : countAll(database);
  };
}

const add = preparedQuery(
  (
    tables: Kysely<LimitTables>,
    { key, amount, now, ends }: { key: string; amount: number; now: number; ends: number },
  ) => {
    const isOver = sql<boolean>`limit_counts.ends_at <= ${now}`;
    return tables
      .insertInto('limit_counts')
      .values({ key, ends_at: ends, count: amount })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOver} then excluded.count else limit_counts.count + excluded.count end`,
          ends_at: sql<number>`case when ${isOver} then excluded.ends_at else limit_counts.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at']);
  },
);
