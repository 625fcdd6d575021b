import type { Database, Ports } from '@portico/kernel/server';
import { seedOwnPages } from '../demo/demoPages.ts';
import { demoSite } from '../demo/demoSite.ts';
import type { Features } from './features.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Fills an empty database with the demo site. What was filled before is left alone, whatever has become of it since.
 * `isKnown` tells which addresses this server answers: nothing links to a page that is not there.
 */
export async function seed(
  ports: Ports,
  settings: Settings,
  { all, builder, frontPage }: Features,
  isKnown: (path: string) => boolean,
): Promise<void> {
  await once(SEEDED, async (transaction) => {
    await settings.write(transaction, 'site', demoSite(isKnown));
    for (const feature of all) await feature.seed?.(transaction);
  });
  // A mark of its own: a database that was filled when these were no documents yet gets them, too.
  await once(OWN_PAGES_SEEDED, async (transaction) => {
    const front = await seedOwnPages(builder.documents.within(transaction));
    if ((await frontPage.id(transaction)) === null) await frontPage.set(transaction, front);
  });

  /** All or nothing. */
  async function once(mark: string, fill: (transaction: Database) => Promise<void>): Promise<void> {
    if (await settings.read(mark)) return;
    await ports.database.transaction(async (transaction) => {
      // Of several processes that start together, one gets past this line; the others wait for it and then leave.
      if (await settings.claim(transaction, mark)) await fill(transaction);
    });
  }
}

const SEEDED = 'seeded';
const OWN_PAGES_SEEDED = 'own-pages-seeded';
