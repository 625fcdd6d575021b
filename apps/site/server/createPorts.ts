import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Clock,
  createContentVersions,
  createJobs,
  createNonces,
  createOutbox,
  createSecrets,
  createSmtpTransport,
  type Logger,
  type Migration,
  openDatabase,
  type Ports,
} from '@portico/kernel/server';
import type { Configuration } from './configuration.ts';

export interface OpenPorts {
  readonly ports: Ports;
  /** Ends the work under way, then lets go of mail server and database. */
  close(): Promise<void>;
}

/** Opens what this site stands on. Throws an error with a sentence where it cannot. */
export async function createPorts(
  configuration: Configuration,
  { migrations, clock, log }: { migrations: readonly Migration[]; clock: Clock; log: Logger },
): Promise<OpenPorts> {
  const database = await openDatabase({
    url: configuration.databaseUrl ?? undefined,
    file: join(configuration.dataFolder, 'portico.db'),
    migrations,
  });
  const filesFolder = join(configuration.dataFolder, 'files');
  await mkdir(filesFolder, { recursive: true });
  const secrets = createSecrets(database, clock);
  const jobs = createJobs({ database, clock, log });
  const transport = configuration.smtpUrl ? createSmtpTransport(configuration.smtpUrl) : null;
  return {
    ports: {
      database,
      clock,
      secrets,
      nonces: createNonces(secrets, clock),
      jobs,
      outbox: createOutbox({ database, clock, jobs, transport }),
      content: createContentVersions(database),
      log,
      filesFolder,
      publicUrl: configuration.publicUrl,
    },
    async close() {
      await jobs.stop();
      transport?.close();
      await database.close();
    },
  };
}
