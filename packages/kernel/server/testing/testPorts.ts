import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createContentVersions } from '../contentVersions.ts';
import type { Migration } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Ports } from '../feature.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { createLimits } from '../limits/createLimits.ts';
import { silentLogger } from '../logger.ts';
import { createOutbox } from '../mail/createOutbox.ts';
import type { MailTransport } from '../mail/MailTransport.ts';
import { kernelMigrations } from '../migrations.ts';
import { createNonces } from '../nonces.ts';
import { createSecrets } from '../secrets.ts';
import { putMigratedFile } from './migratedFile.ts';
import { createTestClock, type TestClock } from './testClock.ts';

export interface TestPorts extends Ports {
  readonly clock: TestClock;
  close(): Promise<void>;
}

export interface TestPortsOptions {
  /** The feature's own; the kernel's are added automatically. */
  readonly migrations?: readonly Migration[];
  /** A PostgreSQL URL, from `TestPlace`. By default a new SQLite file. */
  readonly url?: string | undefined;
  readonly clock?: TestClock;
  /** Without one, links use the request's host. */
  readonly publicUrl?: string | null;
  /** Without one, mail is stored but not sent. */
  readonly transport?: MailTransport | null;
}

/** Real ports with a database of the test's own; closed automatically when the test is over. */
export async function testPorts(options?: TestPortsOptions): Promise<TestPorts> {
  const ports = await openTestPorts(options);
  onTestFinished(ports.close);
  return ports;
}

/** The same for callers that close them themselves: in `beforeAll`, or outside a test. */
export async function openTestPorts({
  migrations = [],
  url,
  clock = createTestClock(),
  transport = null,
  publicUrl = null,
}: TestPortsOptions = {}): Promise<TestPorts> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-ports-'));
  const filesFolder = join(folder, 'files');
  await mkdir(filesFolder);
  const file = join(folder, 'portico.db');
  const steps = [...kernelMigrations, ...migrations];
  if (!url) await putMigratedFile(file, steps);
  const database = await openDatabase({ url, file, migrations: steps });
  const log = silentLogger;
  const secrets = createSecrets(database, clock);
  const jobs = createJobs({ database, clock, log });
  return {
    ...{ database, clock, secrets, jobs, log, filesFolder, publicUrl },
    nonces: createNonces(secrets, clock),
    outbox: createOutbox({ database, clock, jobs, transport }),
    content: createContentVersions(database),
    limits: createLimits({ database, clock, secrets }),
    async close() {
      await jobs.stop();
      transport?.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
