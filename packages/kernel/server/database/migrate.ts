import { type Kysely, Migrator } from 'kysely';
import type { Database, Dialect } from './Database.ts';

/**
 * One step of the schema. Names are `<feature>-<number>-<what>`: they are recorded in the database, so they never
 * change once released. Features bring their own, in any order between features and in number order inside one.
 */
export interface Migration {
  readonly name: string;
  // A migration works on the schema of its time, which no current table type describes.
  up(schema: Kysely<never>, dialect: Dialect): Promise<void>;
}

/** The database was written by a newer Portico: running this one on it could destroy what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(readonly unknownSteps: readonly string[]) {
    super(
      `This database was made by a newer version of Portico (it has ${unknownSteps.join(', ')}, which this version does not know). ` +
        'Nothing was changed. Start the newer version, or point PORTICO_DATA or DATABASE_URL at another database.',
    );
  }
}

/** Brings the schema up to date. Several processes may call it at once; one of them does the work. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  refuseNewer(await appliedSteps(database), migrations);
  const migrator = new Migrator({
    db: database.tables<never>(),
    allowUnorderedMigrations: true,
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: `${MIGRATION_TABLE}_lock`,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          migrations.map((step) => [
            step.name,
            { up: (schema) => step.up(schema as Kysely<never>, database.dialect) },
          ]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

export function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((step) => step.name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

export const MIGRATION_TABLE = 'portico_migrations';

async function appliedSteps(database: Database): Promise<string[]> {
  const tables = await database.tables<never>().introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === MIGRATION_TABLE)) return [];
  const rows = await database
    .tables<{ [MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
