import {
  customStyles,
  globalLookStyles,
  kitBreakpoints,
  kitStyles,
  type PageDocument,
  type PageFrame,
  pageFrameOf,
  siteGlobals,
} from '@portico/builder/document';
import type { Breakpoint } from '@portico/kernel/dom';
import type { ContentVersions } from '@portico/kernel/server';
import type { StoredSettings } from '@portico/kits/server';
import { shelfFacesFor } from '@portico/theme/server';
import Type from 'typebox';
import { sheetAddress } from './assets/documentSheets.ts';
import type { Settings } from './settings/settings.ts';

/** The sheet that kits have brought, for every page document of the site. */
export interface KitSheet {
  css(): Promise<string>;
  /** Where it is, to be linked before a document's own sheet; nowhere while no kit has anything to say. */
  addresses(): Promise<readonly string[]>;
  /** The devices that documents of the site are drawn for. */
  breakpoints(): Promise<readonly Breakpoint[]>;
  /** What stands around pages that leave it to the site, and around those that do not. */
  frameOf(document: PageDocument): Promise<PageFrame>;
  /** The colours and fonts that authors choose by name. */
  globals(): Promise<ReturnType<typeof siteGlobals>>;
}

/** What kits have set is kept under this name, which is also touched when it changes. */
export const KIT_SETTINGS = 'kit-settings';
export const KitSettingsShape = Type.Unsafe<StoredSettings>(
  Type.Object({ settings: Type.Record(Type.String(), Type.Unknown()) }),
);
/** No document has a number like this. */
export const KIT_SHEET = 'kit';

/** Written anew only after the settings of the site were changed. */
export function createKitSheet(settings: Settings, content: ContentVersions): KitSheet {
  let known:
    | { stamp: string; css: string; breakpoints: readonly Breakpoint[]; settings: unknown }
    | undefined;

  async function current(): Promise<NonNullable<typeof known>> {
    const stamp = await content.stamp([KIT_SETTINGS]);
    if (known?.stamp === stamp) return known;
    const stored = await settings.read(KIT_SETTINGS, KitSettingsShape);
    const breakpoints = kitBreakpoints(stored?.settings);
    const parts = [
      kitStyles(stored?.settings, breakpoints),
      globalLookStyles(stored ?? {}, breakpoints),
      customStyles(stored?.settings),
    ];
    const css = parts.join('');
    known = { stamp, css: shelfFacesFor(css) + css, breakpoints, settings: stored?.settings };
    return known;
  }

  return {
    css: async () => (await current()).css,
    globals: async () => siteGlobals((await settings.read(KIT_SETTINGS, KitSettingsShape))?.settings ?? {}),
    breakpoints: async () => (await current()).breakpoints,
    frameOf: async (document) => pageFrameOf(document.settings, (await current()).settings),
    async addresses() {
      const { css: sheet } = await current();
      return sheet ? [sheetAddress(KIT_SHEET, sheet)] : [];
    },
  };
}
