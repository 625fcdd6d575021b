import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './Database.ts';
import { makeFolder } from './makeFolder.ts';
import { MIGRATION_TABLE, type Migration, migrate } from './migrate.ts';
import { explainPostgres, explainSqlite, StorageUnavailableError } from './StorageUnavailableError.ts';
import { openSqlite, refuseNewerSqlite } from './sqlite.ts';

export interface DatabasePlace {
  /** `DATABASE_URL`: a PostgreSQL URL. Without it, the file is used. */
  readonly url?: string | undefined;
  /** The SQLite file; it and its folder are created if missing. */
  readonly file: string;
  /** All migrations of this version: `kernelMigrations`, then the features'. */
  readonly migrations: readonly Migration[];
}

/**
 * The site's database, ready to use: connected, not newer than this program, its schema up to date. Throws `NewerDatabaseError`
 * or `StorageUnavailableError` with a message for the operator.
 */
export function openDatabase({ url, file, migrations }: DatabasePlace): Promise<Database> {
  return url ? openServer(url, migrations) : openFile(file, migrations);
}

async function openServer(url: string, migrations: readonly Migration[]): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StorageUnavailableError(
      'DATABASE_URL must begin with postgres:// . Leave it unset to use SQLite.',
    );
  // Loaded on demand: most sites use a file and start faster without the PostgreSQL client.
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
 * SQLite silently opens a read-only file. A write that changes nothing reveals it now rather than when a visitor sends
 * something.
 */
async function refuseReadOnly(database: Database): Promise<void> {
  await sql`delete from ${sql.table(MIGRATION_TABLE)} where name is null`.execute(database.tables());
}
