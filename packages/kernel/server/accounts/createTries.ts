import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { fingerprint } from './fingerprint.ts';
import { type Random, randomId } from './random.ts';
import type { AccountTables } from './tables.ts';

/**
 * How often something may be tried in vain: at first freely, then after a wait that doubles. It never closes for good,
 * so whoever makes somebody wait can at most make them wait for `longestWaitMs`.
 */
export interface Pace {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Tries are forgotten after this time. */
  readonly windowMs: number;
}

/** What a try has in common with others that are counted together with it. */
export interface Count {
  /** Any text: only its fingerprint is stored. People type passwords where a name belongs. */
  readonly key: string;
  readonly pace: Pace;
}

export type Admission =
  /** `succeed` takes this try back, and with it what was counted under the first key. */
  | { readonly kind: 'admitted'; succeed(): Promise<void> }
  | { readonly kind: 'locked'; readonly retryAfterMs: number };

/**
 * Counts tries for all processes together. A try counts as failed from its beginning until it is known to have
 * succeeded, so that many tries at the same time count as many.
 */
export interface Tries {
  begin(counts: readonly [Count, ...Count[]]): Promise<Admission>;
  /** Removes what no longer counts. */
  forgetOld(): Promise<void>;
}

export function createTries(database: Database, clock: Clock, random: Random): Tries {
  const tables = () => database.tables<AccountTables>();

  /** How long to wait for others' tries; 0 when there is nothing to wait for. */
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
      // Whoever has to wait anyway is told so without a write, however often they ask.
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
        // A try that was never made must not prolong the wait.
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

/** From here on one more does not make the wait longer, so more are not looked at. */
function mostThatMatter({ free, firstWaitMs, longestWaitMs }: Pace): number {
  return free + Math.ceil(Math.log2(longestWaitMs / firstWaitMs));
}
