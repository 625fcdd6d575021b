import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, databaseOver } from './Database.ts';

const INT8 = 20;
const CONNECTIONS = 10;

/** Connects to PostgreSQL. Large integers come back as numbers, as they do from SQLite. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types: typesWithNumericInt8 });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return databaseOver(kysely, 'postgres', () => kysely.destroy());
}

const typesWithNumericInt8: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
