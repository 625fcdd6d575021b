import type { Kysely } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/**
 * What a feature stores its things with: one query builder over either engine.
 *
 * Inside `transaction` use only the database handed to the work: SQLite has one connection, and a query that goes
 * round the transaction would wait for it for ever.
 */
export interface Database {
  readonly dialect: Dialect;

  /** The query builder, seen through the tables that the caller declares. */
  tables<Tables>(): Kysely<Tables>;

  /** All or nothing. A transaction inside a transaction is the same transaction. */
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;

  close(): Promise<void>;
}

/** A `Database` over a connected query builder; `release` is run once, on close. */
export function databaseOver(
  kysely: Kysely<unknown>,
  dialect: Dialect,
  release: () => Promise<void>,
): Database {
  return {
    dialect,
    // The one place where table types are taken on trust: the migrations of the caller made these tables.
    tables: <Tables>() => kysely as unknown as Kysely<Tables>,
    transaction: (work) =>
      kysely.isTransaction
        ? work(databaseOver(kysely, dialect, release))
        : kysely.transaction().execute((transaction) => work(databaseOver(transaction, dialect, release))),
    close: release,
  };
}
