import type { Database } from './database/Database.ts';

/**
 * Describes a feature's content tables, so that rows can be removed and restored without knowing their meaning. Used when a
 * site leaves the demo.
 */
export interface FeatureContent {
  /** Tables come after those they refer to. */
  readonly tables: readonly ContentTable[];
  /** Updates what depends on removed or restored rows, such as an index. */
  readonly follow?: (transaction: Database, table: string, rows: readonly ContentRow[]) => Promise<void>;
}

export type ContentRow = Readonly<Record<string, unknown>>;

export interface ContentTable {
  readonly name: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** Columns with the ID of a row, and that row's table. Rows that are referred to are not removed. */
  readonly refersTo?: Readonly<Record<string, string>>;
  /** The one of these columns whose row this one is removed and restored with. */
  readonly partOf?: string;
  /** Columns that change without user action: what a job counts or fetches. */
  readonly drifting?: readonly string[];
  /** Columns that differ when the same thing is created again: times, and values derived from them. */
  readonly dated?: readonly string[];
  /** Columns that are each unique. */
  readonly unique?: readonly string[];
  /** The column set instead of removing a row, if others keep referring to it. */
  readonly removedAt?: string;
  /** Text columns that may refer to rows of other tables. */
  readonly texts?: readonly string[];
  /** How texts refer to a row of this table. */
  readonly namesOf?: (row: ContentRow) => readonly string[];
}
