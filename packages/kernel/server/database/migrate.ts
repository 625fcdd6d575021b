import { type Kysely, sql } from 'kysely';
import type { Database, Dialect } from './Database.ts';

/**
 * One schema migration. Names are `<feature>-<number>-<what>`: they are recorded in the database, so they never change once
 * released. Migrations run in list order: the kernel's first, then each feature's by number.
 */
export interface Migration {
  readonly name: string;
  // A migration works on the schema of its time, which no current table type describes.
  up(schema: Kysely<never>, dialect: Dialect): Promise<void>;
}

/** The database was written by a newer Portico: running this version on it could destroy data it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(readonly unknownSteps: readonly string[]) {
    super(
      `This database was made by a newer version of Portico (it has ${unknownSteps.join(', ')}, which this version does not know). ` +
        'Nothing was changed. Start the newer version, or point PORTICO_DATA or DATABASE_URL at another database.',
    );
  }
}

export const MIGRATION_TABLE = 'portico_migrations';

/**
 * Brings the schema up to date, completely or not at all. Several processes may call it at once: the first does the work, the
 * others wait for it and find nothing left to do.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  refuseMisnamed(migrations);
  if (pending(await appliedSteps(database), migrations).length === 0) return;
  await database.transaction(async (transaction) => {
    // On SQLite a transaction is the only writer anyway.
    if (database.dialect === 'postgres') await lockPostgres(transaction);
    await makeMigrationTable(transaction);
    for (const step of pending(await appliedSteps(transaction), migrations)) {
      await step.up(transaction.tables<never>(), database.dialect);
      await recorded(transaction)
        .insertInto(MIGRATION_TABLE)
        .values({ name: step.name, timestamp: new Date().toISOString() })
        .execute();
    }
  });
}

export function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((step) => step.name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

function pending(applied: readonly string[], migrations: readonly Migration[]): readonly Migration[] {
  refuseNewer(applied, migrations);
  const done = new Set(applied);
  return migrations.filter((step) => !done.has(step.name));
}

const STEP_NAME = /^(?<feature>[a-z]+(?:-[a-z]+)*)-(?<number>\d{2,})-[a-z0-9-]+$/;

/** A programming mistake here would only be found during an upgrade in production. */
function refuseMisnamed(migrations: readonly Migration[]): void {
  const last = new Map<string, number>();
  for (const { name } of migrations) {
    const { feature, number } = STEP_NAME.exec(name)?.groups ?? {};
    if (feature === undefined) throw new Error(`Migration "${name}" is not named <feature>-<number>-<what>.`);
    if (Number(number) <= (last.get(feature) ?? -1))
      throw new Error(
        `Migration "${name}" comes after one of the same feature with the same or a higher number.`,
      );
    last.set(feature, Number(number));
  }
}

/** Any number that nothing else in the database uses as a lock. */
const MIGRATION_LOCK = 736_201_145;

async function lockPostgres(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction.tables());
}

async function makeMigrationTable(transaction: Database): Promise<void> {
  await transaction
    .tables()
    .schema.createTable(MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
}

async function appliedSteps(database: Database): Promise<string[]> {
  if (!(await hasMigrationTable(database))) return [];
  const rows = await recorded(database).selectFrom(MIGRATION_TABLE).select('name').execute();
  return rows.map((row) => row.name);
}

async function hasMigrationTable(database: Database): Promise<boolean> {
  const question =
    database.dialect === 'postgres'
      ? sql`select 1 from pg_catalog.pg_tables where tablename = ${MIGRATION_TABLE} and schemaname = current_schema()`
      : sql`select 1 from sqlite_master where type = 'table' and name = ${MIGRATION_TABLE}`;
  const { rows } = await question.execute(database.tables());
  return rows.length > 0;
}

function recorded(database: Database): Kysely<{ [MIGRATION_TABLE]: { name: string; timestamp: string } }> {
  return database.tables();
}
