import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Devices } from './createDevices.ts';
import { fingerprint } from './fingerprint.ts';
import type { Passwords } from './passwords.ts';
import { type Random, randomId } from './random.ts';
import type { SessionOrigin, Sessions } from './sessions.ts';
import type { SignInResult } from './signIn.ts';
import type { AccountTables } from './tables.ts';

const MINUTE = 60_000;
export const LINK_LIFE_MS = 30 * MINUTE;
/**
 * The most unused links per account. A new link does not invalidate earlier ones: requesting one in somebody else's name sends
 * them a way in, and takes none away.
 */
export const MOST_OPEN_LINKS = 3;
const TOKEN_BYTES = 32;

/** For users who have lost their password or have to wait: a link to set a new one. */
export interface SignInLinks {
  /** How many links of an account are unused. */
  countOpen(userId: string): Promise<number>;
  /** A new link for an account. The token is not stored. `null` for an account that cannot sign in. */
  issue(userId: string): Promise<{ readonly token: string } | null>;
  /**
   * Sets the password, ends every session and every other link of the account, and signs in. A token works once; a failure
   * gives no reason.
   */
  use(link: UsedLink): Promise<Exclude<SignInResult, { kind: 'locked' }>>;
  removeExpired(): Promise<void>;
}

export interface UsedLink extends SessionOrigin {
  readonly token: string;
  readonly password: string;
  /** The device token that the browser sent. */
  readonly device: string | null;
}

export interface SignInLinkParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly devices: Devices;
}

export function createSignInLinks({
  database,
  clock,
  random,
  passwords,
  sessions,
  devices,
}: SignInLinkParts): SignInLinks {
  const open = () =>
    database
      .tables<AccountTables>()
      .selectFrom('sign_in_links')
      .innerJoin('users', 'users.id', 'sign_in_links.user_id')
      .where('sign_in_links.expires_at', '>', clock.now())
      .where('users.disabled_at', 'is', null);

  /** Uses up a link; returns its user if it was still valid. */
  async function take(token: string, passwordHash: string): Promise<string | null> {
    return database.transaction(async (transaction) => {
      const tables = transaction.tables<AccountTables>();
      const link = await tables
        .deleteFrom('sign_in_links')
        .where('token_hash', '=', fingerprint(token))
        .where('expires_at', '>', clock.now())
        .returning('user_id')
        .executeTakeFirst();
      if (!link) return null;
      const { user_id } = link;
      await tables
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', user_id)
        .execute();
      await tables.deleteFrom('sessions').where('user_id', '=', user_id).execute();
      await tables.deleteFrom('sign_in_links').where('user_id', '=', user_id).execute();
      return user_id;
    });
  }

  return {
    async countOpen(userId) {
      const { count } = await open()
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('sign_in_links.user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async issue(userId) {
      const tables = database.tables<AccountTables>();
      const user = await tables
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (!user) return null;
      const token = random(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      await tables
        .insertInto('sign_in_links')
        .values({
          id: randomId(random),
          token_hash: fingerprint(token),
          user_id: user.id,
          created_at: now,
          expires_at: now + LINK_LIFE_MS,
        })
        .execute();
      return { token };
    },

    async use({ token, password, device, ...origin }) {
      // Only a valid link is worth the cost of hashing a password.
      const found = await open()
        .select('users.id')
        .where('token_hash', '=', fingerprint(token))
        .executeTakeFirst();
      const userId = found ? await take(token, await passwords.hash(password)) : null;
      if (userId === null) return { kind: 'refused' };
      const session = await sessions.start(userId, origin);
      return { kind: 'signed-in', ...session, userId, device: await devices.remember(userId, device) };
    },

    async removeExpired() {
      await database
        .tables<AccountTables>()
        .deleteFrom('sign_in_links')
        .where('expires_at', '<=', clock.now())
        .execute();
    },
  };
}
