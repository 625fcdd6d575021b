import {
  type ContentRow,
  type ContentTable,
  type Database,
  digestOf,
  type FeatureContent,
  keyOf,
  type RowsByTable,
  readRows,
  referredIn,
  rowsPartOf,
  tablesIn,
} from '@portico/kernel/server';
import type { DemoRows } from './demoRows.ts';

/**
 * What is removed when a site leaves the demo: every unchanged row from the demo, with what belongs to it. What the owner's
 * content refers to stays.
 */
export async function removableRows(
  database: Database,
  features: readonly FeatureContent[],
  { digests, areDated }: DemoRows,
): Promise<RowsByTable> {
  const tables = tablesIn(features).map(({ table }) => table);
  const roots = tables.filter(({ partOf }) => partOf === undefined);
  const going = new Map<string, ContentRow[]>();
  const staying = new Map<string, ContentRow[]>();
  for (const table of roots) {
    const rows = await readRows(database, table);
    const isGoing = (row: ContentRow) =>
      !isGone(table, row) && digests[table.name]?.[keyOf(table, row)] === digestOf(table, row, areDated);
    going.set(table.name, rows.filter(isGoing));
    staying.set(
      table.name,
      rows.filter((row) => !isGoing(row) && !isGone(table, row)),
    );
  }
  const partRows = new Map<string, readonly ContentRow[]>();
  for (const table of tables)
    if (table.partOf && Object.keys(table.refersTo ?? {}).length > 1)
      partRows.set(table.name, await readRows(database, table));

  while (keepWhatIsUsed(tables, going, staying, partRows));

  for (const table of tables) {
    if (!table.partOf) continue;
    const whole = table.refersTo?.[table.partOf] ?? '';
    const numbers = (going.get(whole) ?? []).map(({ id }) => id);
    going.set(table.name, await rowsPartOf(database, table, numbers));
  }
  return going;
}

/** Keeps what something that stays refers to or names. True if there was any. */
function keepWhatIsUsed(
  tables: readonly ContentTable[],
  going: Map<string, ContentRow[]>,
  staying: Map<string, ContentRow[]>,
  partRows: ReadonlyMap<string, readonly ContentRow[]>,
): boolean {
  const used = new Map<string, Set<string>>();
  const use = (table: string, ids: readonly string[]) => {
    const known = used.get(table) ?? new Set<string>();
    for (const id of ids) known.add(id);
    used.set(table, known);
  };
  for (const table of tables)
    for (const [column, other] of Object.entries(table.refersTo ?? {})) {
      if (column === table.partOf) continue;
      for (const row of stayingIn(table, going, staying, partRows)) use(other, referredIn(row[column]));
    }
  const texts = tables.flatMap(({ name, texts: columns = [] }) =>
    (staying.get(name) ?? []).flatMap((row) =>
      columns.map((column) => String(row[column] ?? '').replaceAll('\\"', '"')),
    ),
  );
  let isAny = false;
  for (const { name, namesOf } of tables) {
    const isUsed = (row: ContentRow) =>
      used.get(name)?.has(String(row.id)) ||
      namesOf?.(row).some((code) => texts.some((text) => text.includes(code)));
    const rows = going.get(name) ?? [];
    const kept = rows.filter(isUsed);
    if (kept.length === 0) continue;
    isAny = true;
    going.set(
      name,
      rows.filter((row) => !kept.includes(row)),
    );
    staying.set(name, [...(staying.get(name) ?? []), ...kept]);
  }
  return isAny;
}

function stayingIn(
  table: ContentTable,
  going: ReadonlyMap<string, readonly ContentRow[]>,
  staying: ReadonlyMap<string, readonly ContentRow[]>,
  partRows: ReadonlyMap<string, readonly ContentRow[]>,
): readonly ContentRow[] {
  if (!table.partOf) return staying.get(table.name) ?? [];
  const { partOf } = table;
  const gone = new Set((going.get(table.refersTo?.[partOf] ?? '') ?? []).map(({ id }) => String(id)));
  return (partRows.get(table.name) ?? []).filter((row) => !gone.has(String(row[partOf])));
}

function isGone({ removedAt }: ContentTable, row: ContentRow): boolean {
  return removedAt !== undefined && row[removedAt] !== null;
}
