import { sql } from 'kysely';
import { openSqlite } from '../sqlite.ts';

/** Duplicates the newest row of a table many times. Columns that must differ get random text; a numeric ID keeps counting. */
export async function multiplyRows(
  file: string,
  tables: Readonly<Record<string, { readonly differs?: readonly string[]; readonly times: number }>>,
): Promise<void> {
  const database = openSqlite(file);
  try {
    for (const [table, { differs = [], times }] of Object.entries(tables)) {
      const { rows } = await sql<{ name: string; type: string; pk: number }>`
        select name, type, pk from pragma_table_info(${table})`.execute(database.tables());
      const columns = rows.filter(({ type, pk }) => !(pk && type.toLowerCase() === 'integer'));
      const names = sql.join(columns.map(({ name }) => sql.ref(name)));
      const values = sql.join(
        columns.map(({ name }) => (differs.includes(name) ? sql`hex(randomblob(16))` : sql.ref(name))),
      );
      await sql`
        with recursive number(at) as (select 1 union all select at + 1 from number where at < ${times})
        insert into ${sql.table(table)} (${names})
        select ${values} from (select * from ${sql.table(table)} order by rowid desc limit 1), number`.execute(
        database.tables(),
      );
    }
  } finally {
    await database.close();
  }
}
