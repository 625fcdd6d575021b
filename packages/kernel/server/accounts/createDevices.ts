import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import { fingerprint } from './fingerprint.ts';
import type { Random } from './random.ts';
import type { AccountTables } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A browser is forgotten after this long without a sign-in. */
export const DEVICE_LIFE_MS = 180 * DAY;
/** Per account. Programs sign in without keeping cookies and are a new device each time. */
const MOST_DEVICES = 50;
const TOKEN_BYTES = 32;

/**
 * Browsers that an account has signed in with, identified by a secret token. On these, failed attempts by others with the
 * account's name do not delay its owner. A token alone grants nothing.
 */
export interface Devices {
  /** Makes the same database query whether or not the user exists. */
  knows(userId: string | null, token: string | null): Promise<boolean>;
  /** Records a sign-in. Returns the token to store: the one the browser sent, if it is one of ours. */
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
