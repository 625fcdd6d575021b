import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { type Database, databaseOver } from './Database.ts';

const BUSY_TIMEOUT_MS = 10_000;

/** Opens (or makes) an SQLite file. Every commit is on disk before it is acknowledged. */
export function openSqlite(file: string): Database {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  const kysely = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: asKyselyDatabase(connection) }),
  });
  return databaseOver(kysely, 'sqlite', () => kysely.destroy());
}

/** Statements that are prepared once and kept: preparing costs more than most of the queries. */
const PREPARED_STATEMENTS = 500;

/** The `node:sqlite` API in the shape that Kysely's SQLite dialect expects. */
function asKyselyDatabase(connection: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = connection.prepare(sql);
      const adapted = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
        run(parameters: readonly unknown[]) {
          const { changes, lastInsertRowid } = statement.run(...bindable(parameters));
          return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
        },
        iterate: (parameters: readonly unknown[]) => statement.iterate(...bindable(parameters)),
      };
      if (prepared.size < PREPARED_STATEMENTS) prepared.set(sql, adapted as never);
      return adapted as never;
    },
  };
}

type Bindable = null | number | bigint | string | Uint8Array;

/** SQLite has no booleans; PostgreSQL does. Callers write booleans as 0 and 1 through `kernel/server` columns. */
function bindable(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as Bindable)));
}
