import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { type CommittedReader, type Database, databaseOver } from './Database.ts';
import { MIGRATION_TABLE, type Migration, refuseNewer } from './migrate.ts';
import { SqliteDialect } from './SqliteDialect.ts';
import { explainSqlite } from './StorageUnavailableError.ts';

/** How long one statement may block the whole process while another process writes; longer waits are asynchronous. */
const BUSY_TIMEOUT_MS = 100;

/** Opens or creates an SQLite file. Every commit is on disk before it is acknowledged. */
export function openSqlite(file: string): Database {
  try {
    const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('PRAGMA foreign_keys = ON');
    const dialect = new SqliteDialect(connection, file);
    const kysely = new Kysely<unknown>({ dialect });
    const { reader, closeReader } = committedReader(file);
    const release = once(async () => {
      closeReader();
      emptyLog(connection);
      await kysely.destroy();
      if (connection.isOpen) connection.close();
    });
    return databaseOver(kysely, { dialect: 'sqlite', committed: reader, rows: dialect.rows, release });
  } catch (error) {
    throw explainSqlite(error, file);
  }
}

/**
 * Prepared statements outlive `close` in this driver, so SQLite does not checkpoint by itself. Without this the newest rows
 * would stay in the -wal file, and a copy of the database file alone would lack them.
 */
function emptyLog(connection: InstanceType<typeof DatabaseSync>): void {
  try {
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Another process is checkpointing, or the disk is full: the rows are safe in the log, and the next process moves them.
  }
}

/** Inspects a file without writing to it or beside it, and throws if a newer version of Portico wrote it. */
export function refuseNewerSqlite(file: string, migrations: readonly Migration[]): void {
  if (!existsSync(file)) return;
  let applied: string[];
  try {
    const connection = new DatabaseSync(untouched(file), { readOnly: true });
    try {
      applied = appliedSteps(connection);
    } finally {
      connection.close();
    }
  } catch (error) {
    throw explainSqlite(error, file);
  }
  refuseNewer(applied, migrations);
}

/**
 * A read-only connection to a WAL database leaves -wal and -shm files behind; an immutable one does not, but cannot see what is
 * still in a -wal file. So it is immutable unless a -wal file has content.
 */
function untouched(file: string): URL {
  const address = pathToFileURL(file);
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (!log || log.size === 0) address.searchParams.set('immutable', '1');
  return address;
}

function appliedSteps(connection: InstanceType<typeof DatabaseSync>): string[] {
  const exists = connection.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  if (!exists.get(MIGRATION_TABLE)) return [];
  return connection
    .prepare(`SELECT name FROM ${MIGRATION_TABLE}`)
    .all()
    .map((row) => String(row.name));
}

function committedReader(file: string): { reader: CommittedReader; closeReader: () => void } {
  let connection: InstanceType<typeof DatabaseSync> | undefined;
  const statements = new Map<string, ReturnType<InstanceType<typeof DatabaseSync>['prepare']>>();
  const statement = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    connection ??= new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    const prepared = connection.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  };
  return {
    reader: {
      changeCount: () => statement('PRAGMA data_version').get().data_version,
      all: (sql, parameters) => statement(sql).all(...parameters),
    },
    closeReader() {
      statements.clear();
      connection?.close();
      connection = undefined;
    },
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
