import {
  type ClassLabels,
  classLabelsOf,
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

/** The style sheet from imported kits, used by every page document of the site. */
export interface KitSheet {
  css(): Promise<string>;
  /** Prepares a document as the site shows it. */
  prepare(document: PageDocument): Promise<ShownDocument>;
  forEditor(): Promise<EditorLook>;
  /** The `@font-face` rules of these fonts, for the editor. */
  fontFaces(names: readonly string[]): Promise<string>;
  /** The sheet of one of the site's documents, with the site's breakpoints and fonts. */
  ofDocument(document: PageDocument): Promise<string>;
  /** The frame around a document, resolved if it leaves it to the site. */
  frameOf(document: PageDocument): Promise<PageFrame>;
  /** The query for the built sheets, if the kit's breakpoints differ from theirs. */
  devicesKey(): Promise<string>;
  /** The files that pages refer to, with that query. */
  assets(): Promise<Assets>;
  /** Which picture texts the lightbox shows. */
  lightboxWords(): Promise<LightboxSources>;
  /** The global colours and fonts that authors choose by name. */
  globals(): Promise<ReturnType<typeof siteGlobals>>;
}

/** What the editor needs. */
interface EditorLook {
  /** Sheets that precede the document's own. */
  readonly sheets: readonly string[];
  /** Whether all documents rely on Elementor's look. */
  readonly followsElementor: boolean;
  /** What else the sheets of documents are generated with. */
  readonly devices: readonly Breakpoint[];
  readonly classes: unknown;
  readonly variables: unknown;
}

export interface ShownDocument {
  /** With its look resolved. If it leaves that to the site, it is Elementor's on a site with an Elementor kit. */
  readonly document: PageDocument;
  /** URLs of the sheets that precede its own. */
  readonly before: readonly string[];
  /**
   * The same plus the sheets of its fonts and its own, whose names contain hashes, so browsers may cache them forever. Later
   * ones win.
   */
  readonly sheets: readonly string[];
}

/** Key and tag of the settings from kits. */
export const KIT_SETTINGS = 'kit-settings';
export const KitSettingsShape = Type.Unsafe<StoredSettings>(
  Type.Object({ settings: Type.Record(Type.String(), Type.Unknown()) }),
);
/** Cannot be the id of a document. */
export const KIT_SHEET = 'kit';

interface Known {
  readonly stamp: string;
  readonly css: string;
  readonly breakpoints: readonly Breakpoint[];
  readonly ownFonts: readonly OwnFont[];
  readonly settings: unknown;
  readonly classes: unknown;
  readonly labels: ClassLabels;
  readonly variables: unknown;
  readonly assets: Assets;
}

/** Tags that affect the sheets of all documents. */
export const SHEET_TAGS = [KIT_SETTINGS, FONTS_TAG];
/** Touched when a class changes. Pages that use it are invalidated by their own tags. */
export const CLASSES_TAG = 'kit-classes';

interface SheetParts {
  readonly fonts: Pick<OwnFonts, 'list'>;
  readonly built: Assets;
  /** Adds the sizes of uploaded pictures, so that the viewport decides which is used. */
  readonly offerSizes: (css: string) => Promise<string>;
}

/** Regenerated only when the site's settings or fonts change. */
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
      labels: classLabelsOf(stored?.classes),
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
    async prepare(given) {
      const { settings: kit, css, breakpoints, labels, assets } = await current();
      const shown = {
        ...given,
        classLabels: labels,
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

/** URLs of the look that Elementor kits rely on. */
function lookSheets({ islandStyles }: Assets): readonly string[] {
  return islandStyles['elementor-look'] ?? [];
}

/** Empty if there is no kit CSS. */
function kitAddresses(css: string): readonly string[] {
  return css ? [sheetAddress(KIT_SHEET, css)] : [];
}

function isUsual(breakpoints: readonly Breakpoint[]): boolean {
  return JSON.stringify(breakpoints) === JSON.stringify(DEFAULT_BREAKPOINTS);
}
