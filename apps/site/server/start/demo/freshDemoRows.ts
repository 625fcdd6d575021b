import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, contentOf, type Logger } from '@portico/kernel/server';
import { createAccounts } from '@portico/kernel/server/accounts';
import type { Configuration } from '../../configuration.ts';
import { createPorts } from '../../createPorts.ts';
import { createFeatures, migrations } from '../../features.ts';
import { createSiteSettings } from '../../settings/createSiteSettings.ts';
import { beginSite } from '../beginSite.ts';
import type { Start } from '../Start.ts';
import { type DemoRows, readDemoRows } from './demoRows.ts';

export interface FreshDemo {
  readonly configuration: Configuration;
  readonly start: Start;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The demo's rows: it is created in a temporary folder, read and thrown away. */
export async function freshDemoRows({ configuration, start, clock, log }: FreshDemo): Promise<DemoRows> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-demo-'));
  try {
    const apart = { ...configuration, dataFolder, databaseUrl: null, smtpUrl: null };
    const { ports, settings, close } = await createPorts(apart, { migrations, clock, log });
    try {
      const site = createSiteSettings(settings, ports.content);
      const slug = start.annex?.slug ?? null;
      const features = createFeatures(ports, {
        ...{ settings, site, libraryKits: null },
        users: createAccounts(ports).users,
        annex: { slug: async () => slug, lastKnown: () => slug },
      });
      await beginSite({ ...start, name: 'demo' }, { ports, settings, site, features });
      return await readDemoRows(ports.database, contentOf(features), settings, false);
    } finally {
      await close();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
