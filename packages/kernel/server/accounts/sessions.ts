import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Actor } from '../http/Actor.ts';
import { fingerprint } from './fingerprint.ts';
import { type Random, randomId } from './random.ts';
import type { AccountTables } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Sessions unused for this long end. */
export const SESSION_IDLE_MS = 14 * DAY;
/** The maximum lifetime of a session, however active. */
export const SESSION_LIFE_MS = 90 * DAY;
/** Activity is stored at most this often, so that reading a screen is not always a write. */
const SEEN_EVERY_MS = 10 * MINUTE;
const TOKEN_BYTES = 32;
const MAX_USER_AGENT = 300;

export interface Sessions {
  /** Only the caller has the token: it is not stored and cannot be read again. */
  start(userId: string, origin: SessionOrigin): Promise<{ token: string; sessionId: string }>;
  /** The token's user, if it is still valid. Renews the session. */
  identify(token: string): Promise<Actor | null>;
  list(userId: string): Promise<SessionFacts[]>;
  end(sessionId: string): Promise<void>;
  /** Ends all sessions of a user, except one if given. */
  endAll(userId: string, except?: string): Promise<number>;
  /** Removes expired sessions; sign-ins do so as well. */
  removeExpired(): Promise<number>;
}

export interface SessionOrigin {
  readonly address: string;
  readonly userAgent: string;
}

export interface SessionFacts extends SessionOrigin {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export function createSessions(database: Database, clock: Clock, random: Random): Sessions {
  const tables = () => database.tables<AccountTables>();

  async function removeExpired(): Promise<number> {
    const { numDeletedRows } = await tables()
      .deleteFrom('sessions')
      .where('expires_at', '<=', clock.now())
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  return {
    async start(userId, origin) {
      await removeExpired();
      const token = random(TOKEN_BYTES).toString('base64url');
      const sessionId = randomId(random);
      const now = clock.now();
      await tables()
        .insertInto('sessions')
        .values({
          id: sessionId,
          token_hash: fingerprint(token),
          user_id: userId,
          created_at: now,
          seen_at: now,
          expires_at: now + SESSION_IDLE_MS,
          address: origin.address,
          user_agent: origin.userAgent.slice(0, MAX_USER_AGENT),
        })
        .execute();
      return { token, sessionId };
    },

    async identify(token) {
      const now = clock.now();
      const row = await tables()
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'sessions.id as sessionId',
          'sessions.created_at as createdAt',
          'sessions.seen_at as seenAt',
          'users.id as userId',
          'users.name',
          'users.display_name as displayName',
          'users.role',
        ])
        .where('sessions.token_hash', '=', fingerprint(token))
        .where('sessions.expires_at', '>', now)
        .where('users.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const { createdAt, seenAt, ...actor } = row;
      if (now - seenAt >= SEEN_EVERY_MS)
        await tables()
          .updateTable('sessions')
          .set({ seen_at: now, expires_at: Math.min(now + SESSION_IDLE_MS, createdAt + SESSION_LIFE_MS) })
          .where('id', '=', actor.sessionId)
          .execute();
      return actor;
    },

    async list(userId) {
      const rows = await tables()
        .selectFrom('sessions')
        .select(['id', 'created_at', 'seen_at', 'address', 'user_agent'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', clock.now())
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        address: row.address,
        userAgent: row.user_agent,
      }));
    },

    async end(sessionId) {
      await tables().deleteFrom('sessions').where('id', '=', sessionId).execute();
    },

    async endAll(userId, except) {
      const { numDeletedRows } = await tables()
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    removeExpired,
  };
}
