import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Database } from './database/Database.ts';

/**
 * Keys of this site, created on first use and stored in the database so that every process has the same. `all` starts with the
 * current key; earlier ones still verify what they signed until they are dropped. Not for use inside a transaction: the keys
 * belong to the site.
 */
export interface Secrets {
  current(name: string): Promise<Buffer>;
  all(name: string): Promise<readonly Buffer[]>;
  /** Creates a new current key. A few of the earlier ones are kept. */
  rotate(name: string): Promise<void>;
  /** Invalidates the earlier keys at once: for a leaked key. */
  dropEarlier(name: string): Promise<void>;
}

/** Another process's rotation is seen after this long at the latest. */
const REVALIDATE_MS = 2_000;
const KEY_BYTES = 32;
const EARLIER_KEYS = 4;

export function createSecrets(database: Database, clock: Clock): Secrets {
  const remembered = new Map<string, { keys: Promise<readonly Buffer[]>; since: number }>();

  /** Keys are needed on every page, so they are cached briefly for all callers. */
  const all = (name: string): Promise<readonly Buffer[]> => {
    const known = remembered.get(name);
    const now = clock.now();
    if (known && Math.abs(now - known.since) < REVALIDATE_MS) return known.keys;
    const keys = readOrMake(database, clock, name);
    remembered.set(name, { keys, since: now });
    keys.catch(() => remembered.delete(name));
    return keys;
  };

  return {
    all,
    async current(name) {
      const [current] = await all(name);
      if (!current) throw new Error(`There is no key named ${name}.`);
      return current;
    },
    async rotate(name) {
      await database.transaction(async (transaction) => {
        const newest = (await read(transaction, name))[0]?.number ?? 0;
        await add(transaction, clock, name, newest + 1);
        await drop(transaction, name, newest + 1 - EARLIER_KEYS);
      });
      remembered.delete(name);
    },
    async dropEarlier(name) {
      const newest = (await read(database, name))[0]?.number ?? 0;
      await drop(database, name, newest);
      remembered.delete(name);
    },
  };
}

async function readOrMake(database: Database, clock: Clock, name: string): Promise<readonly Buffer[]> {
  const known = await read(database, name);
  if (known.length > 0) return known.map(asKey);
  await add(database, clock, name, 1);
  return (await read(database, name)).map(asKey);
}

interface SecretsTables {
  secrets: { name: string; number: number; key: string; created_at: number };
}

function read(database: Database, name: string) {
  return database
    .tables<SecretsTables>()
    .selectFrom('secrets')
    .select(['number', 'key'])
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .execute();
}

/** If several processes add the same number at once, one wins and all use its key. */
async function add(database: Database, clock: Clock, name: string, number: number): Promise<void> {
  const key = randomBytes(KEY_BYTES).toString('hex');
  await database
    .tables<SecretsTables>()
    .insertInto('secrets')
    .values({ name, number, key, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function drop(database: Database, name: string, before: number): Promise<void> {
  await database
    .tables<SecretsTables>()
    .deleteFrom('secrets')
    .where('name', '=', name)
    .where('number', '<', before)
    .execute();
}

function asKey(row: { key: string }): Buffer {
  return Buffer.from(row.key, 'hex');
}
