import { createHash } from 'node:crypto';
import type { ContentRow, ContentTable, FeatureContent } from './contentTables.ts';
import type { Database } from './database/Database.ts';
import type { FeatureServer } from './feature.ts';
import { firstFree } from './firstFree.ts';

/** Rows by table. */
export type RowsByTable = ReadonlyMap<string, readonly ContentRow[]>;

/** The content tables of a site's features. */
export function contentOf({ all }: { readonly all: readonly FeatureServer[] }): readonly FeatureContent[] {
  return all.flatMap(({ content }) => content ?? []);
}

export function keyOf({ key }: ContentTable, row: ContentRow): string {
  return JSON.stringify(key.map((column) => String(row[column])));
}

/** A digest that changes when the row is edited. Without dates, it is the same for the same content created at another time. */
export function digestOf(
  { drifting = [], dated = [] }: ContentTable,
  row: ContentRow,
  isDated: boolean,
): string {
  const left = new Set(isDated ? drifting : [...drifting, ...dated]);
  const columns = Object.entries(row).filter(([column]) => !left.has(column));
  const text = JSON.stringify(columns.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

export function readRows(database: Database, { name }: ContentTable): Promise<ContentRow[]> {
  return tablesOf(database).selectFrom(name).selectAll().execute();
}

/** The rows of a table that belong to one of these. */
export async function rowsPartOf(
  database: Database,
  { name, partOf = '' }: ContentTable,
  numbers: readonly unknown[],
): Promise<ContentRow[]> {
  const found: ContentRow[] = [];
  for (let at = 0; at < numbers.length; at += AT_ONCE)
    found.push(
      ...(await tablesOf(database)
        .selectFrom(name)
        .selectAll()
        .where(partOf, 'in', numbers.slice(at, at + AT_ONCE))
        .execute()),
    );
  return found;
}

export async function removeRows(
  transaction: Database,
  features: readonly FeatureContent[],
  rows: RowsByTable,
  now: number,
): Promise<void> {
  const tables = tablesOf(transaction);
  for (const { table } of tablesIn(features).toReversed())
    for (const row of rows.get(table.name) ?? [])
      if (table.removedAt)
        await tables
          .updateTable(table.name)
          .set({ [table.removedAt]: now })
          .where((where) => where.and(keyColumns(table, row)))
          .execute();
      else
        await tables
          .deleteFrom(table.name)
          .where((where) => where.and(keyColumns(table, row)))
          .execute();
  await follow(transaction, features, rows);
}

/** Restores rows as they were. If something new has a row's URL, the old row's gets a number appended. */
export async function returnRows(
  transaction: Database,
  features: readonly FeatureContent[],
  rows: RowsByTable,
): Promise<void> {
  const tables = tablesOf(transaction);
  for (const { table } of tablesIn(features)) {
    const returning = rows.get(table.name) ?? [];
    const toOwnKind = Object.entries(table.refersTo ?? {}).filter(([, other]) => other === table.name);
    for (const row of returning) {
      const fitting = await fittingRow(transaction, table, row);
      if (!fitting) continue;
      const alone = { ...fitting, ...Object.fromEntries(toOwnKind.map(([column]) => [column, null])) };
      await tables
        .insertInto(table.name)
        .values(alone)
        .onConflict((conflict) =>
          table.removedAt
            ? conflict.columns([...table.key]).doUpdateSet(alone)
            : conflict.columns([...table.key]).doNothing(),
        )
        .execute();
    }
    for (const [column, other] of toOwnKind)
      for (const row of returning)
        if (row[column] !== null && (await isThere(transaction, other, row[column])))
          await tables
            .updateTable(table.name)
            .set({ [column]: row[column] })
            .where((where) => where.and(keyColumns(table, row)))
            .execute();
  }
  await follow(transaction, features, rows);
}

/** `null` if what it belongs to is gone. */
async function fittingRow(
  transaction: Database,
  table: ContentTable,
  row: ContentRow,
): Promise<ContentRow | null> {
  const fitting: Record<string, unknown> = { ...row };
  for (const [column, other] of Object.entries(table.refersTo ?? {})) {
    const value = row[column];
    if (other === table.name || value === null || isList(value)) continue;
    if (await isThere(transaction, other, value)) continue;
    if (table.partOf === column || table.key.includes(column)) return null;
    fitting[column] = null;
  }
  for (const column of table.unique ?? []) {
    const value = row[column];
    if (typeof value !== 'string' || !(await isTaken(transaction, table, row, column, value))) continue;
    const number = await firstFree(
      async (tried) => !(await isTaken(transaction, table, row, column, `${value}-${tried + 1}`)),
    );
    fitting[column] = `${value}-${number + 1}`;
  }
  return fitting;
}

async function isTaken(
  transaction: Database,
  table: ContentTable,
  row: ContentRow,
  column: string,
  value: string,
): Promise<boolean> {
  const found = await tablesOf(transaction)
    .selectFrom(table.name)
    .selectAll()
    .where(column, '=', value)
    .execute();
  return found.some((other) => keyOf(table, other) !== keyOf(table, row));
}

async function isThere(transaction: Database, table: string, id: unknown): Promise<boolean> {
  const column = 'id';
  const number = Number.isNaN(Number(id)) ? id : Number(id);
  const found = await tablesOf(transaction)
    .selectFrom(table)
    .select(column)
    .where(column, '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

async function follow(
  transaction: Database,
  features: readonly FeatureContent[],
  rows: RowsByTable,
): Promise<void> {
  for (const { feature, table } of tablesIn(features)) {
    const changed = rows.get(table.name) ?? [];
    if (changed.length > 0) await feature.follow?.(transaction, table.name, changed);
  }
}

export function tablesIn(features: readonly FeatureContent[]) {
  return features.flatMap((feature) => feature.tables.map((table) => ({ feature, table })));
}

/** The rows that a column refers to: one, or a JSON list. */
export function referredIn(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (!isList(value)) return [String(value)];
  return (JSON.parse(String(value)) as readonly unknown[]).map(String);
}

const isList = (value: unknown): boolean => typeof value === 'string' && value.startsWith('[');

const AT_ONCE = 400;

type AnyTables = Record<string, Record<string, unknown>>;
const tablesOf = (database: Database) => database.tables<AnyTables>();

function keyColumns(table: ContentTable, row: ContentRow) {
  return Object.fromEntries(table.key.map((column) => [column, row[column]]));
}
