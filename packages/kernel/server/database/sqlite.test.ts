import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { kernelMigrations } from '../migrations.ts';
import type { Database } from './Database.ts';
import { type Migration, NewerDatabaseError } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { StorageUnavailableError } from './StorageUnavailableError.ts';

const future: Migration = {
  name: 'kernel-99-from-the-future',
  up: ({ schema }) => schema.createTable('things').addColumn('id', 'text').execute(),
};

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(file: string, extra: readonly Migration[] = []): Promise<Database> {
  const database = await openDatabase({ file, migrations: [...kernelMigrations, ...extra] });
  onTestFinished(database.close);
  return database;
}

const pragma = async (database: Database, name: string) =>
  Object.values((await sql.raw<object>(`pragma ${name}`).execute(database.tables())).rows[0] ?? {})[0];

it('A file is opened so that every commit is on disk before it is acknowledged', async () => {
  const database = await open(join(await freshFolder(), 'deep', 'down', 'portico.db'));
  expect(await pragma(database, 'journal_mode')).toBe('wal');
  expect(await pragma(database, 'synchronous')).toBe(2);
  expect(await pragma(database, 'foreign_keys')).toBe(1);
});

it('CF-21 A limit is written into the statement, so that SQLite plans it once', async () => {
  const database = await open(join(await freshFolder(), 'portico.db'));
  const compiled = (count: number) =>
    database
      .tables<{ jobs: { id: string } }>()
      .selectFrom('jobs')
      .select('id')
      .limit(count)
      .offset(3)
      .compile();
  expect(compiled(7)).toMatchObject({ sql: 'select "id" from "jobs" limit 7 offset ?', parameters: [3] });
  expect(compiled(1.5)).toMatchObject({
    sql: 'select "id" from "jobs" limit ? offset ?',
    parameters: [1.5, 3],
  });
});

it('A file of a newer version is refused and stays as it is, byte for byte, with nothing beside it', async () => {
  const folder = await freshFolder();
  const newer = await open(join(folder, 'newer.db'), [future]);
  await newer.close();
  const alone = join(folder, 'alone');
  await mkdir(alone);
  const file = join(alone, 'portico.db');
  await copyFile(join(folder, 'newer.db'), file);
  const before = await readFile(file);
  await expect(open(file)).rejects.toThrow(NewerDatabaseError);
  expect(before.equals(await readFile(file))).toBe(true);
  expect(await readdir(alone)).toEqual(['portico.db']);
});

it('A file of a newer version is refused while its newest rows are still in the log beside it', async () => {
  const file = join(await freshFolder(), 'portico.db');
  await open(file, [future]);
  const before = [await readFile(file), await readFile(`${file}-wal`)];
  await expect(open(file)).rejects.toThrow(NewerDatabaseError);
  expect([await readFile(file), await readFile(`${file}-wal`)]).toEqual(before);
});

it('A copy of the file alone has everything after a close', async () => {
  const folder = await freshFolder();
  const database = await open(join(folder, 'portico.db'), [future]);
  await sql`insert into things (id) values ('kept')`.execute(database.tables());
  await database.close();
  await copyFile(join(folder, 'portico.db'), join(folder, 'copy.db'));
  const copy = await open(join(folder, 'copy.db'), [future]);
  expect((await sql`select id from things`.execute(copy.tables())).rows).toEqual([{ id: 'kept' }]);
});

it('A file that is no database is refused with a sentence that says what to do', async () => {
  const file = join(await freshFolder(), 'portico.db');
  await writeFile(file, 'Dear diary, today I was not a database. '.repeat(200));
  const before = await readFile(file);
  const error = await open(file).catch((reason) => reason);
  expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(error.message).toContain('is not a database. Move it away');
  expect(before.equals(await readFile(file))).toBe(true);
});

it('A data folder that cannot be made is refused with a sentence that says what to do', async () => {
  const folder = await freshFolder();
  await writeFile(join(folder, 'data'), 'a file where a folder should be');
  const error = await open(join(folder, 'data', 'portico.db')).catch((reason) => reason);
  expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(error.message).toContain('cannot be made');
});

it.skipIf(process.platform !== 'linux')('A data folder in /proc is refused, not waited for', async () => {
  const error = await open('/proc/portico/data/portico.db').catch((reason) => reason);
  expect(error.message).toContain('cannot be made');
});

it('A data folder that may not be written to is refused with a sentence that says what to do', async () => {
  const folder = await freshFolder();
  await open(join(folder, 'portico.db')).then((database) => database.close());
  // The user running this test owns the file and could write to it if only the folder were read-only.
  await chmod(join(folder, 'portico.db'), 0o444);
  await chmod(folder, 0o555);
  try {
    const { code, said } = await openAsNobody(join(folder, 'new.db'));
    expect(said).toContain('StorageUnavailableError');
    expect(said).toContain('Check that its folder exists and that this account may write there');
    expect(code).toBe(3);
    const readOnly = await openAsNobody(join(folder, 'portico.db'));
    expect(readOnly.said).toMatch(/StorageUnavailableError: .*(may write there|cannot be written to)/);
  } finally {
    await chmod(folder, 0o755);
  }
});

it('A full disk is reported in words, loses nothing that was stored, and is over when there is room', async () => {
  const database = await open(join(await freshFolder(), 'portico.db'), [future]);
  const insert = (id: string) => sql`insert into things (id) values (${id})`.execute(database.tables());
  await insert('before');
  await sql.raw(`pragma max_page_count = ${await pragma(database, 'page_count')}`).execute(database.tables());
  const error = await insert('x'.repeat(100_000)).catch((reason) => reason);
  expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(error.message).toContain('is full');
  const inTransaction = database.transaction(async (transaction) => {
    await sql`insert into things (id) values ('small')`.execute(transaction.tables());
    await sql`insert into things (id) values (${'x'.repeat(100_000)})`.execute(transaction.tables());
  });
  await expect(inTransaction).rejects.toThrow('is full');
  await sql`pragma max_page_count = 100000`.execute(database.tables());
  await insert('after');
  const { rows } = await sql`select id from things order by id`.execute(database.tables());
  expect(rows).toEqual([{ id: 'after' }, { id: 'before' }]);
});

it('Another process that writes for a while holds up our write, not our process', async () => {
  const file = join(await freshFolder(), 'portico.db');
  const [ours, theirs] = [await open(file, [future]), await open(file, [future])];
  let release = () => {};
  const held = theirs.transaction(async (transaction) => {
    await sql`insert into things (id) values ('theirs')`.execute(transaction.tables());
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  let isWritten = false;
  const write = sql`insert into things (id) values ('ours')`.execute(ours.tables()).then(() => {
    isWritten = true;
  });
  // Timers keep running while the write waits, well beyond the time that one statement may block.
  for (let beat = 0; beat < 20; beat++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isWritten).toBe(false);
  release();
  await Promise.all([held, write]);
  expect((await sql`select id from things`.execute(ours.tables())).rows).toHaveLength(2);
});

it('The way to what is committed sees a commit at once and a transaction under way not at all', async () => {
  const database = await open(join(await freshFolder(), 'portico.db'), [future]);
  const { committed } = database;
  if (!committed) throw new Error('SQLite has one.');
  const first = committed.changeCount();
  expect(committed.changeCount()).toBe(first);
  await database.transaction(async (transaction) => {
    await sql`insert into things (id) values ('a')`.execute(transaction.tables());
    expect(committed.changeCount()).toBe(first);
    expect(committed.all('select id from things', [])).toEqual([]);
  });
  expect(committed.changeCount()).not.toBe(first);
  expect(committed.all('select id from things where id = ?', ['a'])).toEqual([{ id: 'a' }]);
});

type Mistake = (database: Database, begun: () => void) => Promise<unknown>;
const goingRound: Readonly<Record<string, Mistake>> = {
  'A query that goes round the transaction it is in': (database, begun) =>
    database.transaction(async () => {
      begun();
      await sql`select 1`.execute(database.tables());
    }),
  'A shared transaction that asks for another beside it': (database, begun) =>
    database.sharedTransaction(async () => {
      begun();
      await database.sharedTransaction(async () => {});
    }),
};
it.each(Object.entries(goingRound))('%s is told off instead of waiting for ever', async (_, mistake) => {
  const database = await open(join(await freshFolder(), 'portico.db'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let refused: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    refused = expect(mistake(database, begun)).rejects.toThrow('use only the database that it hands you');
  });
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  expect((await sql`select 1 as one`.execute(database.tables())).rows).toEqual([{ one: 1 }]);
  expect(await database.sharedTransaction(async () => 'free again')).toBe('free again');
});

/** Root may write anywhere; these tests need an account that may not. */
async function openAsNobody(file: string): Promise<{ code: number | null; said: string }> {
  const nobody = 65534;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./testing/openOrExplain.ts', import.meta.url)), file],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(userInfo().uid === 0 ? { uid: nobody, gid: nobody } : {}),
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

it.each([
  ['without rows', "insert into secrets values ('a', 1, 'b', 0)"],
  ['that returns rows', "insert into secrets values ('a', 1, 'b', 0) returning name"],
])('A statement %s waits while another process writes', async (_which, statement) => {
  const file = join(await freshFolder(), 'portico.db');
  const [one, other] = [await open(file), await open(file)];
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let hasLock: () => void = () => {};
  const locked = new Promise<void>((resolve) => {
    hasLock = resolve;
  });
  const writing = one.transaction(async () => {
    hasLock();
    await held;
  });
  await locked;
  const waiting = sql.raw(statement).execute(other.tables());
  await expect(Promise.race([waiting, settled(300)])).resolves.toBe('still waiting');
  letGo();
  await writing;
  await expect(waiting).resolves.toBeDefined();
});

function settled(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('still waiting'), ms));
}
