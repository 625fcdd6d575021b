import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './Database.ts';
import { MIGRATION_TABLE, type Migration, migrate } from './migrate.ts';
import { explainPostgres, explainSqlite, StorageUnavailableError } from './StorageUnavailableError.ts';
import { openSqlite, refuseNewerSqlite } from './sqlite.ts';

export interface DatabasePlace {
  /** `DATABASE_URL`: a PostgreSQL address. Without it, the file is used. */
  readonly url?: string | undefined;
  /** The SQLite file; it and its folder are made if they are not there. */
  readonly file: string;
  /** All steps that this version knows: `kernelMigrations`, then the features'. */
  readonly migrations: readonly Migration[];
}

/**
 * The site's database, ready to use: connected, not newer than this program, its schema up to date. Throws
 * `NewerDatabaseError` or `StorageUnavailableError` with a sentence to show to whoever started the program.
 */
export function openDatabase({ url, file, migrations }: DatabasePlace): Promise<Database> {
  return url ? openServer(url, migrations) : openFile(file, migrations);
}

async function openServer(url: string, migrations: readonly Migration[]): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StorageUnavailableError(
      'DATABASE_URL must begin with postgres:// . Leave it unset to use SQLite.',
    );
  // Most sites have a file, and start sooner without the client of a server.
  const { openPostgres } = await import('./postgres.ts');
  const database = openPostgres(url);
  try {
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw explainPostgres(error, url);
  }
}

async function openFile(file: string, migrations: readonly Migration[]): Promise<Database> {
  makeFolder(dirname(file));
  refuseNewerSqlite(file, migrations);
  const database = openSqlite(file);
  try {
    await migrate(database, migrations);
    await refuseReadOnly(database);
    return database;
  } catch (error) {
    await database.close();
    throw explainSqlite(error, file);
  }
}

/**
 * SQLite opens a file that it may only read without a word. A write that changes nothing brings it up now, and not
 * when a visitor has written something.
 */
async function refuseReadOnly(database: Database): Promise<void> {
  await sql`delete from ${sql.table(MIGRATION_TABLE)} where name is null`.execute(database.tables());
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StorageUnavailableError(
      `The data folder ${folder} cannot be made. Make it yourself and give this account the right to write there, or set PORTICO_DATA to another one.`,
      { cause: error },
    );
  }
}
