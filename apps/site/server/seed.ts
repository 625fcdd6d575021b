import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import { demoSite } from '../demo/demoSite.ts';
import { homeContent } from '../demo/homeContent.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Fills an empty database with the demo site, all or nothing. A database that was filled before is left alone.
 * `isKnown` tells which addresses this server answers: nothing links to a page that is not there.
 */
export async function seed(
  ports: Ports,
  settings: Settings,
  features: readonly FeatureServer[],
  isKnown: (path: string) => boolean,
): Promise<void> {
  if (await settings.read(SEEDED)) return;
  await ports.database.transaction(async (transaction: Database) => {
    // Of several processes that start together, one gets past this line; the others wait for it and then leave.
    if (!(await settings.claim(transaction, SEEDED))) return;
    await settings.write(transaction, 'site', demoSite(isKnown));
    await settings.write(transaction, 'home', homeContent(isKnown));
    for (const feature of features) await feature.seed?.(transaction);
  });
}

const SEEDED = 'seeded';
