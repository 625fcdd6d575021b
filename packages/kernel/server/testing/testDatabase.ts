import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import type { Database, Dialect } from '../database/Database.ts';
import type { Migration } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { kernelMigrations } from '../migrations.ts';
import { putMigratedFile } from './migratedFile.ts';

/** A database of its own. It may be opened several times, as several processes would. */
export interface TestPlace {
  readonly url: string | undefined;
  readonly file: string;
  /** Closed automatically at the end of the test, after everything that was built on top of it. */
  open(migrations?: readonly Migration[]): Promise<Database>;
}

export interface TestEngine {
  readonly dialect: Dialect;
  freshPlace(): Promise<TestPlace>;
  /** A new database with the kernel's tables and those of the given migrations. */
  openFresh(migrations?: readonly Migration[]): Promise<Database>;
}

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeOnBothEngines(name: string, tests: (engine: TestEngine) => void): void {
  for (const dialect of ['sqlite', 'postgres'] as const)
    describe(`${name} on ${dialect}`, () => {
      const freshPlace = async (): Promise<TestPlace> => {
        const folder = await mkdtemp(join(tmpdir(), 'portico-test-'));
        onTestFinished(() => rm(folder, { recursive: true, force: true }));
        const file = join(folder, 'portico.db');
        const url = dialect === 'postgres' ? await freshSchema() : undefined;
        return {
          url,
          file,
          async open(migrations = []) {
            const steps = [...kernelMigrations, ...migrations];
            if (!url) await putMigratedFile(file, steps);
            const database = await openDatabase({ url, file, migrations: steps });
            onTestFinished(database.close);
            return database;
          },
        };
      };
      tests({
        dialect,
        freshPlace,
        openFresh: async (migrations) => (await freshPlace()).open(migrations),
      });
    });
}

/** The URL of the PostgreSQL shared by the tests of this run. */
export async function testPostgresUrl(): Promise<string> {
  const answer = await fetch(inject('postgresDesk'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** A schema costs milliseconds, a database a tenth of a second; to its user they are the same. */
async function freshSchema(): Promise<string> {
  const url = await testPostgresUrl();
  const schema = `t_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  return `${url}?options=-csearch_path%3D${schema}`;
}
