import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { fingerprint } from './fingerprint.ts';
import type { Random } from './random.ts';
import type { AccountTables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A browser is forgotten when nobody has signed in with it for this long. */
export const DEVICE_LIFE_MS = 180 * DAY;
/** Of one account. Programs sign in without keeping cookies, and are a new device each time. */
const MOST_DEVICES = 50;
const TOKEN_BYTES = 32;

/**
 * Browsers that somebody has signed in with, known by a token that nobody else has. At these, what others do with the
 * name of an account does not hold up whose account it is. A token alone opens nothing.
 */
export interface Devices {
  /** Asks the same question of the database for nobody as for somebody. */
  knows(userId: string | null, token: string | null): Promise<boolean>;
  /** Notes that somebody has signed in there. The token to keep is the one that was brought, if it is one of ours. */
  remember(userId: string, brought: string | null): Promise<string>;
  forgetOld(): Promise<void>;
}

export function createDevices(database: Database, clock: Clock, random: Random): Devices {
  const tables = () => database.tables<AccountTables>();
  const known = (token: string | null) =>
    tables()
      .selectFrom('sign_in_devices')
      .select('user_id')
      .where('device_hash', '=', fingerprint(token ?? ''))
      .where('seen_at', '>', clock.now() - DEVICE_LIFE_MS);

  return {
    async knows(userId, token) {
      const row = await known(token)
        .where('user_id', '=', userId ?? '')
        .executeTakeFirst();
      return row !== undefined;
    },

    async remember(userId, brought) {
      const isOurs = (await known(brought).executeTakeFirst()) !== undefined;
      const token = isOurs && brought !== null ? brought : random(TOKEN_BYTES).toString('base64url');
      const seen_at = clock.now();
      await tables()
        .insertInto('sign_in_devices')
        .values({ user_id: userId, device_hash: fingerprint(token), seen_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at }))
        .execute();
      const tooOld = tables()
        .selectFrom('sign_in_devices')
        .select('seen_at')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .limit(1)
        .offset(MOST_DEVICES);
      await tables()
        .deleteFrom('sign_in_devices')
        .where('user_id', '=', userId)
        .where('device_hash', '!=', fingerprint(token))
        .where('seen_at', '<=', tooOld)
        .execute();
      return token;
    },

    async forgetOld() {
      await tables()
        .deleteFrom('sign_in_devices')
        .where('seen_at', '<=', clock.now() - DEVICE_LIFE_MS)
        .execute();
    },
  };
}
