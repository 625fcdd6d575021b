import {
  customStyles,
  followsElementor,
  kitBreakpoints,
  kitStyles,
  type LightboxSources,
  lightboxSources,
  type PageDocument,
  type PageFrame,
  pageFrameOf,
  siteGlobals,
  takesElementorLook,
  variableStyles,
  withSiteLightbox,
  withSiteLook,
  withTagStyles,
} from '@portico/builder/document';
import { type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import type { ContentVersions } from '@portico/kernel/server';
import type { StoredSettings } from '@portico/kits/server';
import { FONTS_TAG, fontFacesFor, type OwnFonts } from '@portico/theme/server';
import type { OwnFont } from '@portico/theme/wire/admin';
import Type from 'typebox';
import { type Assets, withDevices } from './assets/Assets.ts';
import { devicesKey } from './assets/deviceSheets.ts';
import { documentSheet, fontSheetAddresses, sheetAddress } from './assets/documentSheets.ts';
import type { Settings } from './settings/settings.ts';

/** The sheet that kits have brought, for every page document of the site. */
export interface KitSheet {
  css(): Promise<string>;
  /** A document as the site shows it. */
  dress(document: PageDocument): Promise<Dressed>;
  forEditor(): Promise<EditorLook>;
  /** The rules that bring the fonts of these names, for whoever makes documents. */
  fontFaces(names: readonly string[]): Promise<string>;
  /** The sheet of a document of the site: for the site's devices, with the site's fonts. */
  ofDocument(document: PageDocument): Promise<string>;
  /** What stands around pages that leave it to the site, and around those that do not. */
  frameOf(document: PageDocument): Promise<PageFrame>;
  /** What the built sheets are asked for with, where they do not change with devices as the kit does. */
  devicesKey(): Promise<string>;
  /** The files that pages refer to, with that. */
  assets(): Promise<Assets>;
  /** Which words of pictures the lightbox shows. */
  lightboxWords(): Promise<LightboxSources>;
  /** The colours and fonts that authors choose by name. */
  globals(): Promise<ReturnType<typeof siteGlobals>>;
}

/** For whoever makes documents. */
interface EditorLook {
  /** Those that come before the document's own. */
  readonly sheets: readonly string[];
  /** Whether all documents count on Elementor's look. */
  readonly followsElementor: boolean;
  /** What else the sheets of documents are written with. */
  readonly devices: readonly Breakpoint[];
  readonly classes: unknown;
  readonly variables: unknown;
}

export interface Dressed {
  /** Knows whose look it counts on. Where it leaves that to the site, it is Elementor's on a site with a kit of Elementor's. */
  readonly document: PageDocument;
  /** Where the sheets are that come before its own. */
  readonly before: readonly string[];
  /** The same with those of its fonts and its own, whose names change with them, so browsers may keep them for good. A later one wins. */
  readonly sheets: readonly string[];
}

/** What kits have set is kept under this name, which is also touched when it changes. */
export const KIT_SETTINGS = 'kit-settings';
export const KitSettingsShape = Type.Unsafe<StoredSettings>(
  Type.Object({ settings: Type.Record(Type.String(), Type.Unknown()) }),
);
/** No document has a number like this. */
export const KIT_SHEET = 'kit';

interface Known {
  readonly stamp: string;
  readonly css: string;
  readonly breakpoints: readonly Breakpoint[];
  readonly ownFonts: readonly OwnFont[];
  readonly settings: unknown;
  readonly classes: unknown;
  readonly variables: unknown;
  readonly assets: Assets;
}

/** What changes the sheets of all documents. */
export const SHEET_TAGS = [KIT_SETTINGS, FONTS_TAG];
/** Touched when a class has changed. Pages are told by their own tags, whichever use it. */
export const CLASSES_TAG = 'kit-classes';

interface SheetParts {
  readonly fonts: Pick<OwnFonts, 'list'>;
  readonly built: Assets;
  /** Lets the window choose among the sizes of uploaded pictures. */
  readonly offerSizes: (css: string) => Promise<string>;
}

/** Written anew only after the settings or the fonts of the site were changed. */
export function createKitSheet(
  settings: Settings,
  content: ContentVersions,
  { fonts, built, offerSizes }: SheetParts,
): KitSheet {
  let known: Known | undefined;

  async function current(): Promise<Known> {
    const stamp = await content.stamp([...SHEET_TAGS, CLASSES_TAG]);
    if (known?.stamp === stamp) return known;
    const stored = await settings.read(KIT_SETTINGS, KitSettingsShape);
    const breakpoints = kitBreakpoints(stored?.settings);
    const parts = [
      kitStyles(stored?.settings, breakpoints),
      variableStyles(stored?.variables),
      customStyles(stored?.settings),
    ];
    const css = parts.join('');
    const ownFonts = await fonts.list();
    const whole = fontFacesFor(css, ownFonts) + css;
    const assets = withDevices(built, devicesKey(breakpoints));
    known = {
      stamp,
      css: whole,
      breakpoints,
      ownFonts,
      settings: stored?.settings,
      variables: stored?.variables,
      classes: withTagStyles(stored?.classes, (tag) => stored?.files?.[`default-styles/${tag}.json`]),
      assets,
    };
    return known;
  }

  async function ofDocument(document: PageDocument): Promise<string> {
    const { breakpoints, ownFonts, classes, css: kitCss } = await current();
    return offerSizes(documentSheet(document, breakpoints, { ownFonts, kitCss, classes }));
  }

  return {
    async fontFaces(names) {
      const { ownFonts } = await current();
      return fontFacesFor(names.map((name) => `"${name}"`).join(), ownFonts);
    },
    ofDocument,
    css: async () => (await current()).css,
    devicesKey: async () => devicesKey((await current()).breakpoints),
    assets: async () => (await current()).assets,
    globals: async () => siteGlobals((await settings.read(KIT_SETTINGS, KitSettingsShape))?.settings ?? {}),
    lightboxWords: async () => lightboxSources((await current()).settings),
    frameOf: async (document) => pageFrameOf(document.settings, (await current()).settings),
    async dress(given) {
      const { settings: kit, css, breakpoints, assets } = await current();
      const shown = {
        ...given,
        ...(followsElementor(kit) && { settings: withSiteLook(given.settings) }),
        ...(!isUsual(breakpoints) && { devices: breakpoints }),
      };
      const isElementors = takesElementorLook(shown.settings);
      const document = isElementors ? withSiteLightbox(shown, kit) : shown;
      const before = [...(isElementors ? lookSheets(assets) : []), ...kitAddresses(css)];
      const own = await ofDocument(given);
      return {
        document,
        before,
        sheets: [...before, ...fontSheetAddresses(own, css), sheetAddress(given.id, own)],
      };
    },
    async forEditor() {
      const { settings: kit, css, assets, breakpoints: devices, classes, variables } = await current();
      return {
        sheets: [...lookSheets(assets), ...kitAddresses(css)],
        followsElementor: followsElementor(kit),
        ...{ devices, classes, variables },
      };
    },
  };
}

/** Where the look is that kits of Elementor's take for granted. */
function lookSheets({ islandStyles }: Assets): readonly string[] {
  return islandStyles['elementor-look'] ?? [];
}

/** Nowhere while no kit has anything to say. */
function kitAddresses(css: string): readonly string[] {
  return css ? [sheetAddress(KIT_SHEET, css)] : [];
}

function isUsual(breakpoints: readonly Breakpoint[]): boolean {
  return JSON.stringify(breakpoints) === JSON.stringify(DEFAULT_BREAKPOINTS);
}
