import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from './Database.ts';
import { keepNewest } from './keepNewest.ts';

/**
 * The history of authored content, in a table of its feature: saved versions, of which the newest are kept, and each user's
 * autosave.
 */
export interface Revisions<Table extends object> {
  keep(transaction: Database, revision: Insertable<Table>): Promise<Selectable<Table>>;
  /** Replaces the same user's earlier autosave. */
  autosave(transaction: Database, revision: Omit<Insertable<Table>, 'kind'>): Promise<Selectable<Table>>;
  autosaveOf(database: Database, of: number, by: string): Promise<Selectable<Table> | null>;
  discardAutosave(database: Database, of: number, by: string): Promise<void>;
  /** Newest first, with only these columns: the texts of fifty versions are long. */
  list<Column extends keyof Selectable<Table> & string>(
    database: Database,
    of: number,
    columns: readonly Column[],
  ): Promise<Pick<Selectable<Table>, Column>[]>;
  find(database: Database, of: number, id: number): Promise<Selectable<Table> | null>;
}

const MOST_KEPT = 50;
const AUTOSAVE = 'autosave';

/** `of` and `by` are the columns for what a revision belongs to and who wrote it; the table also has `id` and `kind`. */
export function createRevisions<Table extends object>(
  table: string,
  { of: ofColumn, by: byColumn }: { readonly of: keyof Table & string; readonly by: keyof Table & string },
): Revisions<Table> {
  const tables = (database: Database) => database.tables<Record<string, Record<string, unknown>>>();

  const isOf = (of: unknown) => sql<boolean>`${sql.ref(ofColumn)} = ${of}`;
  const autosaves = (of: unknown, by: unknown) =>
    sql<boolean>`${isOf(of)} and kind = ${AUTOSAVE} and ${sql.ref(byColumn)} = ${by}`;

  const drop = async (database: Database, of: unknown, by: unknown): Promise<void> => {
    await tables(database).deleteFrom(table).where(autosaves(of, by)).execute();
  };

  const add = (database: Database, revision: Readonly<Record<string, unknown>>) =>
    tables(database)
      .insertInto(table)
      .values(revision)
      .returningAll()
      .$castTo<Selectable<Table>>()
      .executeTakeFirstOrThrow();

  return {
    async keep(transaction, revision) {
      const values: Readonly<Record<string, unknown>> = { ...revision };
      const kept = await add(transaction, values);
      const saved = sql`${isOf(values[ofColumn])} and kind <> ${AUTOSAVE}`;
      await keepNewest(transaction, table, saved, MOST_KEPT);
      return kept;
    },

    async autosave(transaction, revision) {
      const values: Readonly<Record<string, unknown>> = { ...revision, kind: AUTOSAVE };
      await drop(transaction, values[ofColumn], values[byColumn]);
      return add(transaction, values);
    },

    async autosaveOf(database, of, by) {
      const row = await tables(database)
        .selectFrom(table)
        .selectAll()
        .where(autosaves(of, by))
        .$castTo<Selectable<Table>>()
        .executeTakeFirst();
      return row ?? null;
    },

    discardAutosave: drop,

    list: (database, of, columns) =>
      tables(database)
        .selectFrom(table)
        .select([...columns])
        .where(isOf(of))
        .orderBy('id', 'desc')
        .$castTo<Pick<Selectable<Table>, (typeof columns)[number]>>()
        .execute(),

    async find(database, of, id) {
      const row = await tables(database)
        .selectFrom(table)
        .selectAll()
        .where(isOf(of))
        .where('id', '=', id)
        .$castTo<Selectable<Table>>()
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
