import type { CompiledQuery, Kysely } from 'kysely';
import { shareCommits } from './shareCommits.ts';

export type Dialect = 'sqlite' | 'postgres';

/**
 * What a feature stores its things with: one query builder over either engine.
 *
 * Inside `transaction` use only the database handed to the work: SQLite has one connection, and a query that goes
 * round the transaction waits for it until it is told off.
 */
export interface Database {
  readonly dialect: Dialect;

  /** The query builder, typed with the caller's tables. */
  tables<Tables>(): Kysely<Tables>;

  /** The rows of a precompiled query: see `preparedQuery`. */
  rows<Row>(query: CompiledQuery<Row>): Promise<Row[]>;

  /** All or nothing. A nested transaction joins the outer one. */
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;

  /**
   * Like `transaction`, for short writes by many visitors: concurrent ones may share a commit and the wait for the disk. Each
   * is still all or nothing and on disk when it resolves; the work must be repeatable.
   */
  sharedTransaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;

  /**
   * Runs an effect once the writes are visible to everybody: after the surrounding transaction commits, never if it is rolled
   * back, and at once outside a transaction. For notifications and clean-up, not for work that must happen.
   */
  afterCommit(effect: () => void): void;

  /** SQLite only: a second, synchronous connection to committed data. `null` where every query is a round trip. */
  readonly committed: CommittedReader | null;

  close(): Promise<void>;
}

/** Reads that see committed rows only and never wait for this process's own transaction. */
export interface CommittedReader {
  /** A number that differs after any commit, by this process or another. Costs microseconds. */
  changeCount(): number;
  all(sql: string, parameters: readonly (string | number)[]): readonly Readonly<Record<string, unknown>>[];
}

interface Engine {
  readonly dialect: Dialect;
  readonly committed: CommittedReader | null;
  /** A faster path to the rows of a compiled query than the query builder's. */
  readonly rows: (<Row>(query: CompiledQuery<Row>, isInTransaction: boolean) => Promise<Row[]>) | null;
  /** Run once, on close. */
  release(): Promise<void>;
}

/** A `Database` on top of a connected query builder. */
export function databaseOver(kysely: Kysely<unknown>, engine: Engine): Database {
  const transaction: Database['transaction'] = async (work) => {
    const effects: (() => void)[] = [];
    const result = await kysely
      .transaction()
      .execute((inside) => work(databaseInside(inside, engine, effects)));
    for (const effect of effects) run(effect);
    return result;
  };
  return {
    ...face(kysely, engine, false),
    transaction,
    // PostgreSQL groups commits by itself.
    sharedTransaction: engine.dialect === 'sqlite' ? shareCommits(transaction) : transaction,
    afterCommit: run,
  };
}

function databaseInside(kysely: Kysely<unknown>, engine: Engine, effects: (() => void)[]): Database {
  const database: Database = {
    ...face(kysely, engine, true),
    transaction: (work) => work(database),
    sharedTransaction: (work) => work(database),
    afterCommit: (effect) => void effects.push(effect),
  };
  return database;
}

function face(
  kysely: Kysely<unknown>,
  { dialect, committed, rows, release }: Engine,
  isInTransaction: boolean,
) {
  return {
    dialect,
    committed,
    // The one place where table types are taken on trust: the caller's migrations created these tables.
    tables: <Tables>() => kysely as unknown as Kysely<Tables>,
    rows: rows
      ? <Row>(query: CompiledQuery<Row>): Promise<Row[]> => rows(query, isInTransaction)
      : async <Row>(query: CompiledQuery<Row>): Promise<Row[]> =>
          (await kysely.executeQuery<Row>(query)).rows,
    close: release,
  };
}

/** The commit has happened: a failing effect must not suggest otherwise to the caller. */
function run(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
