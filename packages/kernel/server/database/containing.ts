import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Whether one of the columns contains a text, ignoring case. The text is literal: a per cent sign matches a per cent sign. The
 * database lowers the case of both sides, on SQLite for ASCII letters only.
 */
export function containing(text: string, ...columns: readonly [string, ...string[]]): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const one = (column: string) => sql`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
  return sql<SqlBool>`(${sql.join(columns.map(one), sql` or `)})`;
}
