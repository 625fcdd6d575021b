import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { kernelMigrations } from '../migrations.ts';
import { testPostgresUrl } from '../testing/index.ts';
import { openDatabase } from './openDatabase.ts';
import { openPostgres } from './postgres.ts';
import { StorageUnavailableError } from './StorageUnavailableError.ts';

const opening = (url: string) =>
  openDatabase({ url, file: '/nowhere', migrations: kernelMigrations }).catch((reason) => reason);

it('A server that does not answer is reported in words, without the password', async () => {
  const error = await opening('postgres://me:secret@127.0.0.1:1/site');
  expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(error.message).toBe(
    'PostgreSQL does not answer at 127.0.0.1:1/site. Check DATABASE_URL and that the server is running.',
  );
});

it('A wrong password and a missing database are reported in words', async () => {
  const url = new URL(await testPostgresUrl());
  url.password = 'wrong';
  expect((await opening(url.href)).message).toContain('Check the user name and the password');
  const missing = new URL(await testPostgresUrl());
  missing.pathname = '/missing';
  expect((await opening(missing.href)).message).toContain('There is no such database');
});

it('An address of another kind of database is refused', async () => {
  expect((await opening('mysql://localhost/site')).message).toContain('must begin with postgres://');
});

it('A connection that dies inside a transaction fails that transaction and nothing else', async () => {
  const database = openPostgres(await testPostgresUrl());
  onTestFinished(database.close);
  const cut = database.transaction(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction.tables());
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.tables());
    await sql`select 1`.execute(transaction.tables());
  });
  await expect(cut).rejects.toThrow();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.tables());
  expect(rows).toEqual([{ one: 1 }]);
});
