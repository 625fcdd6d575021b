import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { type Random, randomId } from './random.ts';
import type { AccountTables } from './tables.ts';

const MINUTE = 60_000;

/** Wrong passwords are forgotten after this time. */
export const FAILURE_WINDOW_MS = 15 * MINUTE;
/** So many wrong passwords close an account until the window has passed. */
export const MAX_FAILURES_PER_ACCOUNT = 5;
/** An address may belong to a whole office, so it is given more. */
export const MAX_FAILURES_PER_ADDRESS = 30;

export type Admission =
  | { readonly kind: 'admitted'; succeed(): Promise<void> }
  | { readonly kind: 'locked'; readonly retryAfterMs: number };

/**
 * Decides whether a password may be tried. A try counts as failed from its beginning until it is known to have
 * succeeded, so that many tries at the same time, on several processes, count as many.
 */
export interface SignInLimits {
  admit(account: string, address: string): Promise<Admission>;
  /** Removes what no longer counts. */
  forgetOld(): Promise<void>;
}

export function createSignInLimits(database: Database, clock: Clock, random: Random): SignInLimits {
  const tables = () => database.tables<AccountTables>();

  /** When this many failures of others in the window are left behind, or `null` if there are fewer. */
  async function closedUntil(
    column: 'account' | 'address',
    value: string,
    limit: number,
    own: string,
  ): Promise<number | null> {
    const failures = await tables()
      .selectFrom('sign_in_failures')
      .select('at')
      .where(column, '=', value)
      .where('at', '>', clock.now() - FAILURE_WINDOW_MS)
      .where('id', '!=', own)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    const decisive = failures[limit - 1];
    return decisive ? decisive.at + FAILURE_WINDOW_MS : null;
  }

  async function forgetOld(): Promise<void> {
    await tables()
      .deleteFrom('sign_in_failures')
      .where('at', '<=', clock.now() - FAILURE_WINDOW_MS)
      .execute();
  }

  return {
    forgetOld,
    async admit(account, address) {
      const now = clock.now();
      const id = randomId(random);
      const forget = () => tables().deleteFrom('sign_in_failures').where('id', '=', id).execute();

      await forgetOld();
      await tables().insertInto('sign_in_failures').values({ id, account, address, at: now }).execute();
      const ends = [
        await closedUntil('account', account, MAX_FAILURES_PER_ACCOUNT, id),
        await closedUntil('address', address, MAX_FAILURES_PER_ADDRESS, id),
      ].filter((end) => end !== null);

      if (ends.length > 0) {
        // A try that was never made must not prolong the wait.
        await forget();
        return { kind: 'locked', retryAfterMs: Math.max(...ends) - now };
      }
      return {
        kind: 'admitted',
        async succeed() {
          await tables()
            .deleteFrom('sign_in_failures')
            .where((where) => where.or([where('id', '=', id), where('account', '=', account)]))
            .execute();
        },
      };
    },
  };
}
