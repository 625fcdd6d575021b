import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Database, databaseOver } from './Database.ts';
import { storable } from './storable.ts';

const INT8 = 20;
const CONNECTIONS = 10;

/** Connects to PostgreSQL. Large integers are returned as numbers, as from SQLite. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    types: typesWithNumericInt8,
  });
  // The pool replaces a dead connection, and a query on it fails by itself. Without these listeners, one for idle connections
  // and one for those in a transaction, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: storing(pool) }) });
  return databaseOver(kysely, {
    dialect: 'postgres',
    committed: null,
    rows: null,
    release: () => kysely.destroy(),
  });
}

/** The pool, with every parameter made storable. */
function storing(pool: pg.Pool): PostgresPool {
  // Kysely identifies a connection by object identity, so each client keeps one adapter.
  const adapters = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const adapter = adapters.get(client) ?? {
        // Kysely's type also covers cursors, which need a cursor class in the dialect's settings; there is none.
        query: ((sql: string, parameters: readonly unknown[]) =>
          client.query(sql, parameters.map(storable))) as unknown as PostgresPoolClient['query'],
        release: () => client.release(),
      };
      adapters.set(client, adapter);
      return adapter;
    },
  };
}

const typesWithNumericInt8: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
