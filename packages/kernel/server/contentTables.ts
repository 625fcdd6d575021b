import type { Database } from './database/Database.ts';

/**
 * What a feature keeps of a site's content, told so that somebody else can take rows of it away and put them back without
 * knowing what they mean: a site that leaves the demo behind does.
 */
export interface FeatureContent {
  /** A table stands after those that it refers to. */
  readonly tables: readonly ContentTable[];
  /** Brings in line what follows from rows that were taken away or put back, such as an index. */
  readonly follow?: (transaction: Database, table: string, rows: readonly ContentRow[]) => Promise<void>;
}

export type ContentRow = Readonly<Record<string, unknown>>;

export interface ContentTable {
  readonly name: string;
  /** The columns that a row is known by. */
  readonly key: readonly string[];
  /** Columns with the number of a row, and the table that it is in. What somebody refers to is not taken away. */
  readonly refersTo?: Readonly<Record<string, string>>;
  /** The one of these columns whose row this one goes and comes with. */
  readonly partOf?: string;
  /** Columns that change without anybody's doing: what a job counts or fetches. */
  readonly drifting?: readonly string[];
  /** Columns that are other ones when the same thing is made again: times, and what is made from them. */
  readonly dated?: readonly string[];
  /** Columns of which each alone tells a row from all others. */
  readonly unique?: readonly string[];
  /** The column that is set in place of removing a row, where others name it for good. */
  readonly removedAt?: string;
  /** Columns with texts that may name rows of other tables. */
  readonly texts?: readonly string[];
  /** How texts name a row of this table. */
  readonly namesOf?: (row: ContentRow) => readonly string[];
}
