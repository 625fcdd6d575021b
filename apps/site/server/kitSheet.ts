import { globalLookStyles, kitStyles } from '@portico/builder/document';
import type { ContentVersions } from '@portico/kernel/server';
import type { StoredSettings } from '@portico/kits/server';
import { sheetAddress } from './assets/documentSheets.ts';
import type { Settings } from './settings/settings.ts';

/** The sheet that kits have brought, for every page document of the site. */
export interface KitSheet {
  css(): Promise<string>;
  /** Where it is, to be linked before a document's own sheet; nowhere while no kit has anything to say. */
  addresses(): Promise<readonly string[]>;
}

/** What kits have set is kept under this name. */
export const KIT_SETTINGS = 'kit-settings';
/** What is touched when that changes: it is a matter of the whole site. */
export const KIT_TAG = 'site';
/** No document has a number like this. */
export const KIT_SHEET = 'kit';

/** Written anew only after the settings of the site were changed. */
export function createKitSheet(settings: Settings, content: ContentVersions): KitSheet {
  let known: { stamp: string; css: string } | undefined;

  async function css(): Promise<string> {
    const stamp = await content.stamp([KIT_TAG]);
    if (known?.stamp === stamp) return known.css;
    const stored = await settings.read<StoredSettings>(KIT_SETTINGS);
    known = { stamp, css: kitStyles(stored?.settings) + globalLookStyles(stored ?? {}) };
    return known.css;
  }

  return {
    css,
    async addresses() {
      const sheet = await css();
      return sheet ? [sheetAddress(KIT_SHEET, sheet)] : [];
    },
  };
}
