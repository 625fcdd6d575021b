import { contentOf, type Ports } from '@portico/kernel/server';
import Type from 'typebox';
import type { Features } from '../features.ts';
import type { SiteSettingsStore } from '../settings/createSiteSettings.ts';
import type { Settings } from '../settings/settings.ts';
import { noteDemoRows } from './demo/demoRows.ts';
import { importFolder } from './importFolder.ts';
import { STARTED, type Start } from './Start.ts';

export interface BeginParts {
  readonly ports: Pick<Ports, 'database' | 'clock'>;
  readonly settings: Settings;
  readonly site: SiteSettingsStore;
  readonly features: Features;
}

/** Fills an empty database, all or nothing. One that was filled before is left alone, whatever happened to it since. */
export async function beginSite(
  { name, folder, annex }: Start,
  { ports: { database, clock }, settings, site, features }: BeginParts,
): Promise<void> {
  // Cached from here on: within the transaction, only the transaction may be queried.
  await site.read();
  if (await settings.read(STARTED, Type.Unknown())) return;
  await database.transaction(async (transaction) => {
    // If several processes start together, one gets past this line; the others wait for it and then return.
    if (!(await settings.claim(transaction, STARTED, name))) return;
    if (folder) await importFolder(folder, transaction, features, site, clock.now());
    for (const form of annex?.forms ?? []) await features.contactForm.forms.save(form, transaction);
    if (name === 'demo') await noteDemoRows(transaction, contentOf(features), settings);
  });
}
