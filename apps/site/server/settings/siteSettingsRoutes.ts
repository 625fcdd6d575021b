import { type SettingsWithHome, siteSettingsCalls } from '@portico/admin/wire/admin';
import type { ContentVersions, Database } from '@portico/kernel/server';
import { adminRoute } from '@portico/kernel/server/http';
import { SETTINGS_TAG as SPAM_SETTINGS_TAG } from '@portico/spam-protection/server';
import type { FastifyInstance } from 'fastify';
import type { Features } from '../features.ts';
import { checkSiteSettings } from './checkSiteSettings.ts';
import type { SiteSettingsStore } from './createSiteSettings.ts';

export interface SettingsParts {
  readonly database: Database;
  readonly content: ContentVersions;
  readonly site: SiteSettingsStore;
  readonly features: Features;
}

/** The API for the settings of the whole site. */
export function siteSettingsRoutes(app: FastifyInstance, parts: SettingsParts): void {
  const { database, content, site, features } = parts;
  const { frontPage, spam } = features;

  async function read(): Promise<SettingsWithHome> {
    const { encodeEmails, encodePhones } = await spam.settings.read();
    return {
      ...(await site.read()),
      addresses: encodeEmails || encodePhones ? 'encoded' : 'plain',
      homePage: await frontPage.id(),
    };
  }

  async function change(next: SettingsWithHome): Promise<SettingsWithHome> {
    const before = await read();
    await checkSiteSettings(next, before, features);
    const { homePage, addresses, ...settings } = next;
    await database.transaction(async (transaction) => {
      await site.write(transaction, settings);
      await frontPage.set(transaction, homePage);
    });
    if (addresses !== before.addresses) await encode(addresses === 'encoded');
    return read();
  }

  async function encode(isEncoded: boolean): Promise<void> {
    const kept = await spam.settings.read();
    await spam.settings.save({
      ...kept,
      encodeEmails: isEncoded,
      encodePhones: isEncoded && kept.encodePhones,
    });
    await database.transaction((transaction) => content.touch(transaction, [SPAM_SETTINGS_TAG]));
  }

  adminRoute(app, siteSettingsCalls.read, {
    role: 'administrator',
    summary: 'Reads what the owner says about the site.',
    handle: read,
  });
  adminRoute(app, siteSettingsCalls.change, {
    role: 'administrator',
    summary: 'Changes what the owner says about the site. Visitors see it with their next page.',
    handle: ({ body }) => change(body),
  });
  adminRoute(app, siteSettingsCalls.adjust, {
    role: 'administrator',
    summary: 'Changes some of what the owner says about the site, and leaves the rest as it is.',
    handle: async ({ body }) => change({ ...(await read()), ...body }),
  });
}
