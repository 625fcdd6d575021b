import { type Clock, type Database, jsonColumn, preparedQuery, yieldToOthers } from '@portico/kernel/server';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { SpamTables } from '../tables.ts';

export type SessionData = Record<string, unknown>;

/** Signals of visitors without cookies, stored for a day. */
export interface AltSessions {
  /** Merges with existing data. Resolves when it is stored. */
  merge(visitor: string, data: Readonly<Record<string, unknown>>): Promise<void>;
  read(visitor: string): Promise<SessionData>;
  forgetExpired(): Promise<void>;
}

export const SESSION_LIFE_MS = 24 * 60 * 60 * 1000;
const MOST_BYTES = 32_000;
/** Beyond this, the least recently used are deleted first. */
const MOST_SESSIONS = 50_000;
const TIDY_EVERY_MS = 60 * 1000;
const MOST_TOGETHER = 500;

const findSession = preparedQuery(
  (tables: Kysely<SpamTables>, { visitor, since }: { visitor: string; since: number }) =>
    tables
      .selectFrom('spam_sessions')
      .select('data')
      .where('id', '=', visitor)
      .where('updated_at', '>', since),
);

interface Waiting {
  readonly visitor: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly done: (error?: unknown) => void;
}

/**
 * Whatever arrives during a write is written with the next one: a busy site pays for one commit, not for hundreds, and a quiet
 * one does not wait.
 */
export function createAltSessions(
  database: Database,
  clock: Clock,
  mostSessions = MOST_SESSIONS,
): AltSessions {
  let waiting: Waiting[] = [];
  let isWriting = false;
  let tidyAt = 0;

  const keepNewest = async (): Promise<void> => {
    if (clock.now() < tidyAt) return;
    tidyAt = clock.now() + TIDY_EVERY_MS;
    const tables = database.tables<SpamTables>();
    await tables
      .deleteFrom('spam_sessions')
      .where('updated_at', '<=', (from) =>
        from
          .selectFrom('spam_sessions')
          .select('updated_at')
          .orderBy('updated_at', 'desc')
          .offset(mostSessions)
          .limit(1),
      )
      .execute();
  };

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      // SQLite blocks the thread. Let waiting requests in first.
      await yieldToOthers();
      const together = waiting.splice(0, MOST_TOGETHER);
      try {
        await write(database, clock, together);
        await keepNewest();
        for (const { done } of together) done();
      } catch (error) {
        for (const { done } of together) done(error);
      }
    }
    waiting = [];
    isWriting = false;
  };

  return {
    merge(visitor, data) {
      return new Promise((resolve, reject) => {
        waiting.push({ visitor, data, done: (error) => (error === undefined ? resolve() : reject(error)) });
        if (!isWriting) void writeAll();
      });
    },
    async read(visitor) {
      const [row] = await findSession(database, { visitor, since: clock.now() - SESSION_LIFE_MS });
      return row ? sessionIn(row.data) : {};
    },
    async forgetExpired() {
      await database
        .tables<SpamTables>()
        .deleteFrom('spam_sessions')
        .where('updated_at', '<=', clock.now() - SESSION_LIFE_MS)
        .execute();
    },
  };
}

export const sessionIn = jsonColumn('spam_sessions.data', Type.Record(Type.String(), Type.Unknown()), {});

async function write(database: Database, clock: Clock, together: readonly Waiting[]): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const tables = transaction.tables<SpamTables>();
    const ids = [...new Set(together.map(({ visitor }) => visitor))];
    const known = await tables
      .selectFrom('spam_sessions')
      .select(['id', 'data'])
      .where('id', 'in', ids)
      .where('updated_at', '>', now - SESSION_LIFE_MS)
      .execute();
    const merged = new Map<string, Record<string, unknown>>(
      known.map(({ id, data }) => [id, sessionIn(data)]),
    );
    for (const { visitor, data } of together) merged.set(visitor, { ...merged.get(visitor), ...data });
    const rows = [...merged].flatMap(([id, data]) => {
      const text = JSON.stringify(data);
      // Nobody needs this much; keeping the old data is better than truncating JSON.
      return text.length > MOST_BYTES ? [] : [{ id, data: text, updated_at: now }];
    });
    if (rows.length === 0) return;
    await tables
      .insertInto('spam_sessions')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((excluded) => ({
          data: excluded.ref('excluded.data'),
          updated_at: excluded.ref('excluded.updated_at'),
        })),
      )
      .execute();
  });
}
