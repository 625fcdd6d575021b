import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import { demoSite } from '../demo/demoSite.ts';
import { homeContent } from '../demo/homeContent.ts';
import type { Settings } from './settings/settings.ts';

/** Fills an empty database with the demo site, all or nothing. A database that was filled before is left alone. */
export async function seed(
  ports: Ports,
  settings: Settings,
  features: readonly FeatureServer[],
): Promise<void> {
  if (await settings.read(SEEDED)) return;
  await ports.database.transaction(async (transaction: Database) => {
    await settings.write(transaction, 'site', demoSite);
    await settings.write(transaction, 'home', homeContent);
    for (const feature of features) await feature.seed?.(transaction);
    await settings.write(transaction, SEEDED, true);
  });
}

const SEEDED = 'seeded';
