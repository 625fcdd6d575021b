import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { fingerprint } from './fingerprint.ts';
import { type Random, randomId } from './random.ts';
import type { AccountTables } from './tables.ts';

/**
 * How often something may fail: freely at first, then after a wait that doubles. It never locks for good, so an attacker can
 * make somebody wait for `longestWaitMs` at most.
 */
export interface Pace {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Attempts are forgotten after this time. */
  readonly windowMs: number;
}

/** A key under which attempts are counted together. */
export interface Count {
  /** Any text: only its fingerprint is stored, since people type passwords into the name field. */
  readonly key: string;
  readonly pace: Pace;
}

export type Admission =
  /** `succeed` takes back this attempt and everything counted under the first key. */
  | { readonly kind: 'admitted'; succeed(): Promise<void> }
  | { readonly kind: 'locked'; readonly retryAfterMs: number };

/**
 * Counts attempts across all processes. An attempt counts as failed from its start until it succeeds, so that parallel attempts
 * are all counted.
 */
export interface Tries {
  begin(counts: readonly [Count, ...Count[]]): Promise<Admission>;
  /** Removes expired attempts. */
  forgetOld(): Promise<void>;
}

export function createTries(database: Database, clock: Clock, random: Random): Tries {
  const tables = () => database.tables<AccountTables>();

  /** How long to wait because of other attempts; 0 if there is no wait. */
  async function waitFor({ key, pace }: Count, own: string): Promise<number> {
    const now = clock.now();
    const others = await tables()
      .selectFrom('counted_tries')
      .select('at')
      .where('key', '=', fingerprint(key))
      .where('until', '>', now)
      .where('try', '!=', own)
      .orderBy('at', 'desc')
      .limit(mostThatMatter(pace))
      .execute();
    const [latest] = others;
    return latest && others.length >= pace.free ? latest.at + waitAfter(pace, others.length) - now : 0;
  }

  async function longestWait(counts: readonly Count[], own: string): Promise<number> {
    let longest = 0;
    for (const count of counts) longest = Math.max(longest, await waitFor(count, own));
    return longest;
  }

  async function forgetOld(): Promise<void> {
    await tables().deleteFrom('counted_tries').where('until', '<=', clock.now()).execute();
  }

  return {
    forgetOld,
    async begin(counts) {
      // Callers who have to wait anyway are told so without a write, however often they ask.
      const wait = await longestWait(counts, '');
      if (wait > 0) return { kind: 'locked', retryAfterMs: wait };

      const id = randomId(random);
      const at = clock.now();
      await forgetOld();
      await tables()
        .insertInto('counted_tries')
        .values(
          counts.map(({ key, pace }) => ({ try: id, key: fingerprint(key), at, until: at + pace.windowMs })),
        )
        .execute();
      const waitAmongOthers = await longestWait(counts, id);
      if (waitAmongOthers > 0) {
        // An attempt that was not admitted must not prolong the wait.
        await tables().deleteFrom('counted_tries').where('try', '=', id).execute();
        return { kind: 'locked', retryAfterMs: waitAmongOthers };
      }
      return {
        kind: 'admitted',
        async succeed() {
          const [{ key }] = counts;
          await tables()
            .deleteFrom('counted_tries')
            .where((where) => where.or([where('try', '=', id), where('key', '=', fingerprint(key))]))
            .execute();
        },
      };
    },
  };
}

function waitAfter({ free, firstWaitMs, longestWaitMs }: Pace, tries: number): number {
  return Math.min(firstWaitMs * 2 ** (tries - free), longestWaitMs);
}

/** Beyond this number the wait does not grow, so no more rows are read. */
function mostThatMatter({ free, firstWaitMs, longestWaitMs }: Pace): number {
  return free + Math.ceil(Math.log2(longestWaitMs / firstWaitMs));
}
