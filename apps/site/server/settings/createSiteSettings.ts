import { SiteSettings } from '@portico/admin/wire/admin';
import { type ContentVersions, completed, type Database } from '@portico/kernel/server';
import Type from 'typebox';
import { Create } from 'typebox/value';
import type { Settings } from './settings.ts';

/** The owner's settings, as used by pages, mails and feeds. */
export interface SiteSettingsStore {
  /** Cached until it changes. */
  read(): Promise<SiteSettings>;
  /** As last read: for messages when the database is unavailable. */
  lastKnown(): SiteSettings;
  write(transaction: Database, settings: SiteSettings): Promise<void>;
}

/** Touched when the owner changes a setting of the whole site. */
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
