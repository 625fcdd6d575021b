import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Whether one of the columns holds a text, in letters of either case. The text is taken as it is written: a per cent sign
 * finds a per cent sign. Both sides are lowered by the database, which on SQLite knows the case of ASCII letters only.
 */
export function containing(text: string, ...columns: readonly [string, ...string[]]): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const one = (column: string) => sql`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
  return sql<SqlBool>`(${sql.join(columns.map(one), sql` or `)})`;
}
