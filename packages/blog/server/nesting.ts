import type { Database } from '@portico/kernel/server';
import { sql } from 'kysely';
import type { BlogTables } from './tables.ts';

/** Tables whose rows can be nested: categories and pages. */
type Nested = 'blog_terms' | 'blog_posts';

/** Ancestors, topmost first. */
export async function idsAbove(database: Database, table: Nested, id: number): Promise<number[]> {
  const above: number[] = [];
  for (let next = await parentOf(database, table, id); next !== null && !above.includes(next); ) {
    above.unshift(next);
    next = await parentOf(database, table, next);
  }
  return above;
}

/** These and all their descendants. */
export async function idsFrom(
  database: Database,
  table: Nested,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with recursive found(id) as (
      select id from ${sql.table(table)} where id in (${sql.join(ids)})
      union
      select below.id from ${sql.table(table)} below join found on below.parent = found.id
    )
    select id from found`.execute(database.tables<BlogTables>());
  return rows.map(({ id }) => Number(id));
}

/** Whether one may be nested below another: not below itself or one of its descendants. */
export async function mayLieBelow(
  database: Database,
  table: Nested,
  id: number,
  parent: number,
): Promise<boolean> {
  return !(await idsFrom(database, table, [id])).includes(parent);
}

async function parentOf(database: Database, table: Nested, id: number): Promise<number | null> {
  const row = await database
    .tables<BlogTables>()
    .selectFrom(table)
    .select('parent')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.parent ?? null;
}
