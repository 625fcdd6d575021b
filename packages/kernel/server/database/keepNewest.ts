import { type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Keeps only the newest `most` of the rows that match a condition. Their IDs tell their age. */
export async function keepNewest(
  database: Database,
  table: string,
  chosen: RawBuilder<unknown>,
  most: number,
): Promise<void> {
  const rows = sql`${sql.table(table)} where ${chosen}`;
  const newestTooMany = sql`(select id from ${rows} order by id desc limit 1 offset ${most})`;
  await sql`delete from ${rows} and id <= ${newestTooMany}`.execute(database.tables());
}
