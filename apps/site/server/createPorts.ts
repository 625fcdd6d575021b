import { join } from 'node:path';
import {
  type Clock,
  createContentVersions,
  createJobs,
  createLimits,
  createNonces,
  createOutbox,
  createSecrets,
  type Logger,
  type Migration,
  makeFolder,
  openDatabase,
  type Ports,
  registerMailExpiry,
} from '@portico/kernel/server';
import type { Configuration } from './configuration.ts';
import { keepPrivate } from './keepPrivate.ts';
import { createMailServer, type MailServer } from './mail/createMailServer.ts';
import { createSettings, type Settings } from './settings/settings.ts';

export interface OpenPorts {
  readonly ports: Ports;
  readonly settings: Settings;
  readonly mailServer: MailServer;
  /** Finishes pending work, then closes the mail server and the database. */
  close(): Promise<void>;
}

/** Opens the services that this site depends on. Throws an error with a readable message if one fails. */
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
  makeFolder(filesFolder);
  await keepPrivate(configuration.dataFolder, log);
  const secrets = createSecrets(database, clock);
  const jobs = createJobs({ database, clock, log });
  registerMailExpiry({ database, clock, jobs });
  const content = createContentVersions(database);
  const settings = createSettings(database, content);
  const mailServer = createMailServer(settings, configuration.smtpUrl);
  return {
    ports: {
      database,
      clock,
      secrets,
      nonces: createNonces(secrets, clock),
      jobs,
      outbox: createOutbox({ database, clock, jobs, transport: mailServer.transport }),
      content,
      limits: createLimits({ database, clock, secrets, factor: configuration.limitFactor }),
      log,
      filesFolder,
      publicUrl: configuration.publicUrl,
    },
    settings,
    mailServer,
    async close() {
      await jobs.stop();
      mailServer.close();
      await database.close();
    },
  };
}
