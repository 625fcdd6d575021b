import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseSync } from '@photostructure/sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely';
import { limitWait } from './limitWait.ts';
import { SqliteCompiler } from './SqliteCompiler.ts';
import { explainSqlite, sqliteCode } from './StorageUnavailableError.ts';
import { storable } from './storable.ts';

type Connection = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Connection['prepare']>;

/**
 * Kysely on one connection of the `node:sqlite` API. Kysely's own SQLite driver starts transactions as readers, so one that
 * reads before it writes fails whenever another process wrote in between; here they start as writers.
 */
export class SqliteDialect implements Dialect {
  private readonly driver: SqliteDriver;

  constructor(connection: Connection, file: string) {
    this.driver = new SqliteDriver(connection, file);
  }
  createDriver = (): Driver => this.driver;
  createAdapter = () => new SqliteAdapter();
  createQueryCompiler = (): QueryCompiler => new SqliteCompiler();
  createIntrospector = (kysely: Kysely<unknown>) => new SqliteIntrospector(kysely);

  /** Runs a compiled query directly. Kysely's own path, a dozen promises long, takes longer than most queries. */
  rows = <Row>(query: CompiledQuery<Row>, isInTransaction: boolean): Promise<Row[]> =>
    isInTransaction ? this.driver.rowsInTransaction(query) : this.driver.rows(query);
}

class SqliteDriver implements Driver {
  private readonly turn = new Turn();
  private readonly statements: SqliteConnection;

  constructor(
    private readonly connection: Connection,
    file: string,
  ) {
    this.statements = new SqliteConnection(connection, file);
  }

  async init() {}

  async acquireConnection() {
    await this.turn.take();
    return this.statements;
  }

  async beginTransaction() {
    await this.statements.execute('begin immediate', []);
  }

  async commitTransaction() {
    await this.statements.execute('commit', []);
  }

  async rollbackTransaction() {
    // On a full disk SQLite rolls back by itself; rolling back again would hide the reason.
    if (this.connection.isTransaction) await this.statements.execute('rollback', []);
  }

  async releaseConnection() {
    this.turn.pass();
  }

  async rows<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Row[]> {
    const turn = this.turn.take();
    if (turn) await turn;
    try {
      return (
        this.statements.rowsAtOnce<Row>(sql, parameters) ??
        (await this.statements.rowsLater<Row>(sql, parameters))
      );
    } finally {
      this.turn.pass();
    }
  }

  /** For callers that hold the connection. */
  async rowsInTransaction<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Row[]> {
    return (
      this.statements.rowsAtOnce<Row>(sql, parameters) ?? this.statements.rowsLater<Row>(sql, parameters)
    );
  }

  async destroy() {
    this.statements.forget();
    if (this.connection.isOpen) this.connection.close();
  }
}

/** How long another process may hold the write lock before we give up. */
const BUSY_LIMIT_MS = 10_000;
const SQLITE_BUSY = 5;

class SqliteConnection implements DatabaseConnection {
  private readonly prepared = new PreparedStatements();

  constructor(
    private readonly connection: Connection,
    private readonly file: string,
  ) {}

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.execute<Row>(sql, parameters);
  }

  async execute<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const bound = parameters.map(storable);
    // A statement that met a lock has done nothing yet, so it can be retried; the process serves other requests meanwhile.
    for (let waited = 0, pause = 1; ; waited += pause, pause = Math.min(pause * 2, 50)) {
      try {
        return this.run<Row>(sql, bound);
      } catch (error) {
        if (sqliteCode(error) !== SQLITE_BUSY || waited > BUSY_LIMIT_MS)
          throw explainSqlite(error, this.file);
        await delay(pause);
      }
    }
  }

  /** After a pause: somebody else has just been writing. */
  async rowsLater<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    await delay(1);
    return (await this.execute<Row>(sql, parameters)).rows;
  }

  /** The same without a promise, which nearly every query allows; `null` if another process is writing. */
  rowsAtOnce<Row>(sql: string, parameters: readonly unknown[]): Row[] | null {
    try {
      return this.run<Row>(sql, parameters.map(storable)).rows;
    } catch (error) {
      if (sqliteCode(error) === SQLITE_BUSY) return null;
      throw explainSqlite(error, this.file);
    }
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // A separate statement: a cached one could be restarted by another query while this one is half read.
    const statement = this.connection.prepare(sql);
    for (const row of statement.iterate(...parameters.map(storable))) yield { rows: [row] };
  }

  forget() {
    this.prepared.clear();
  }

  private run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, reads } = this.prepared.get(sql, this.connection);
    if (reads) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

/** Prepared statements are cached: preparing costs more than most of the queries. */
class PreparedStatements {
  private static readonly LIMIT = 500;
  private readonly kept = new Map<string, { statement: Statement; reads: boolean }>();

  // SQLite recompiles a cached statement by itself when the schema changes, including `select *`.
  get(sql: string, connection: Connection): { statement: Statement; reads: boolean } {
    const known = this.kept.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    if (this.kept.size >= PreparedStatements.LIMIT) this.dropOldest();
    this.kept.set(sql, prepared);
    return prepared;
  }

  clear() {
    this.kept.clear();
  }

  private dropOldest() {
    for (const sql of this.kept.keys()) {
      this.kept.delete(sql);
      return;
    }
  }
}

/** One connection, one user at a time, first come first served. */
class Turn {
  private users = 0;
  private readonly waiting = new Set<() => void>();

  take(): Promise<void> | void {
    if (this.users++ === 0) return;
    return new Promise((resolve, reject) => {
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const stopWaiting = limitWait((error) => {
        this.users--;
        this.waiting.delete(begin);
        reject(error);
      });
      this.waiting.add(begin);
    });
  }

  pass() {
    this.users--;
    for (const begin of this.waiting) {
      this.waiting.delete(begin);
      begin();
      return;
    }
  }
}
