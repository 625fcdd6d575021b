import {
  customStyles,
  followsElementor,
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
import { FONTS_TAG, fontFacesFor, type OwnFonts } from '@portico/theme/server';
import { FONT_SHELF, type OwnFont } from '@portico/theme/wire/admin';
import Type from 'typebox';
import { documentSheet, sheetAddress } from './assets/documentSheets.ts';
import type { Settings } from './settings/settings.ts';

/** The sheet that kits have brought, for every page document of the site. */
export interface KitSheet {
  css(): Promise<string>;
  /**
   * Where it is, to be linked before a document's own sheet; nowhere while no kit has anything to say. Before it comes the
   * look that a kit of Elementor's takes for granted.
   */
  addresses(): Promise<readonly string[]>;
  /** The files of every font that documents of the site may name, for whoever makes them. */
  allFonts(): Promise<string>;
  /** The sheet of a document of the site: for the site's devices, with the site's fonts. */
  ofDocument(document: PageDocument): Promise<string>;
  /** Where that sheet is. The name changes with the sheet, so browsers may keep it for good. */
  addressOf(document: PageDocument): Promise<string>;
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
export const FONTS_SHEET = 'fonts';

interface Known {
  readonly stamp: string;
  readonly css: string;
  readonly breakpoints: readonly Breakpoint[];
  readonly ownFonts: readonly OwnFont[];
  readonly settings: unknown;
}

/** What changes the sheets of all documents. */
export const SHEET_TAGS = [KIT_SETTINGS, FONTS_TAG];

/** Written anew only after the settings or the fonts of the site were changed. */
export function createKitSheet(
  settings: Settings,
  content: ContentVersions,
  fonts: Pick<OwnFonts, 'list'>,
  lookSheets: readonly string[],
): KitSheet {
  let known: Known | undefined;

  async function current(): Promise<Known> {
    const stamp = await content.stamp(SHEET_TAGS);
    if (known?.stamp === stamp) return known;
    const stored = await settings.read(KIT_SETTINGS, KitSettingsShape);
    const breakpoints = kitBreakpoints(stored?.settings);
    const parts = [
      kitStyles(stored?.settings, breakpoints),
      globalLookStyles(stored ?? {}, breakpoints),
      customStyles(stored?.settings),
    ];
    const css = parts.join('');
    const ownFonts = await fonts.list();
    const whole = fontFacesFor(css, ownFonts) + css;
    known = { stamp, css: whole, breakpoints, ownFonts, settings: stored?.settings };
    return known;
  }

  async function ofDocument(document: PageDocument): Promise<string> {
    const { breakpoints, ownFonts, css: kitCss } = await current();
    return documentSheet(document, breakpoints, { ownFonts, kitCss });
  }

  return {
    async allFonts() {
      const { ownFonts } = await current();
      const names = [...FONT_SHELF, ...ownFonts].map(({ family }) => `"${family}"`);
      return fontFacesFor(names.join(), ownFonts);
    },
    ofDocument,
    addressOf: async (document) => sheetAddress(document.id, await ofDocument(document)),
    css: async () => (await current()).css,
    globals: async () => siteGlobals((await settings.read(KIT_SETTINGS, KitSettingsShape))?.settings ?? {}),
    frameOf: async (document) => pageFrameOf(document.settings, (await current()).settings),
    async addresses() {
      const { css: sheet, settings: kit } = await current();
      return [
        ...(followsElementor(kit) ? lookSheets : []),
        ...(sheet ? [sheetAddress(KIT_SHEET, sheet)] : []),
      ];
    },
  };
}
