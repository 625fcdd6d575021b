import { SiteSettings } from '@portico/admin/wire/admin';
import { type ContentVersions, completed, type Database } from '@portico/kernel/server';
import Type from 'typebox';
import { Create } from 'typebox/value';
import type { Settings } from './settings.ts';

/** What the owner says about the site, as pages, mails and feeds read it. */
export interface SiteSettingsStore {
  /** Read anew only after it was changed. */
  read(): Promise<SiteSettings>;
  /** As it was when it was last read: for what must be said while the database cannot be asked. */
  lastKnown(): SiteSettings;
  write(transaction: Database, settings: SiteSettings): Promise<void>;
}

/** What is touched when the owner changes something about the whole site. */
export const SITE_TAG = 'site';

export function createSiteSettings(settings: Settings, content: ContentVersions): SiteSettingsStore {
  let known: { readonly stamp: string; readonly site: SiteSettings } | undefined;
  return {
    async read() {
      const stamp = await content.stamp([SITE_TAG]);
      if (known?.stamp === stamp) return known.site;
      known = { stamp, site: parseSiteSettings(await settings.read(SITE_TAG, Type.Unknown())) };
      return known.site;
    },
    lastKnown: () => known?.site ?? Create(SiteSettings),
    write: (transaction, site) => settings.write(transaction, SITE_TAG, site),
  };
}

export function parseSiteSettings(stored: unknown): SiteSettings {
  return completed(SiteSettings, stored);
}
