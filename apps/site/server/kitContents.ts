import {
  documentGaps,
  droppedInClasses,
  droppedInKit,
  droppedValues,
  gapSentences,
  type IconDrawings,
  withElementorLook,
} from '@portico/builder/document';
import type { DocumentTransfer, DocumentUndo } from '@portico/builder/server';
import { COMPONENT_TYPE, GLOBAL_TYPE, isTemplateType, POST_TYPE } from '@portico/builder/wire/public';
import type { EmbedCode } from '@portico/kernel/embeds';
import { parsedJson } from '@portico/kernel/records';
import type { Database } from '@portico/kernel/server';
import type {
  KitContents,
  KitDocuments,
  KitSettings,
  SiteFacts as KitSiteFacts,
  StoredSettings,
} from '@portico/kits/server';
import type { OwnFonts } from '@portico/theme/server';
import { embedGaps } from './embedGaps.ts';
import type { FrontPage } from './frontPage.ts';
import type { BuiltPosts } from './kitBuiltPosts.ts';
import { KIT_SETTINGS, KitSettingsShape } from './kitSheet.ts';
import type { Settings } from './settings/settings.ts';
import { withFontNames, withFontNumbers } from './styleSettings.ts';

export interface KitContentsParts {
  readonly documents: DocumentTransfer;
  readonly icons: IconDrawings;
  readonly embedCodes: readonly EmbedCode[];
  readonly frontPage: FrontPage;
  readonly settings: Settings;
  readonly siteUrl: () => Promise<string>;
  readonly posts: KitContents['posts'];
  readonly built: BuiltPosts;
  readonly taxonomies: KitContents['taxonomies'];
  readonly menus: KitContents['menus'];
  readonly pictures: KitContents['pictures'];
  readonly fonts: KitContents['fonts'];
  readonly ownFonts: Pick<OwnFonts, 'list'>;
}

/** What kits contain of this site: its page documents, its posts with their terms, and its style settings. */
export function kitContents(parts: KitContentsParts): KitContents {
  return {
    site: async () => ({ ...FACTS, url: `${(await parts.siteUrl()).replace(/\/$/, '')}/` }),
    documents: kitDocuments(parts),
    posts: parts.posts,
    taxonomies: parts.taxonomies,
    settings: kitSettings(parts.settings, parts.ownFonts, parts.icons),
    menus: parts.menus,
    pictures: parts.pictures,
    fonts: parts.fonts,
  };
}

const VERSION = '4.3.0';

/** Under the names used in Elementor's kits. */
const FACTS: Omit<KitSiteFacts, 'url'> = {
  theme: { name: 'Portico', theme_uri: 'https://portico.example/theme/', version: '1.0.0', slug: 'portico' },
  plugins: [
    ['Page builder', 'elementor/elementor'],
    ['Page builder, full', 'elementor-pro/elementor-pro'],
    ['Contact forms', 'contact-form-7/wp-contact-form-7'],
    ['Reviews', 'widget-google-reviews/grw'],
    ['Spam protection', 'cleantalk-spam-protect/cleantalk'],
  ].map(([name = '', plugin = '']) => ({ name, plugin, pluginUri: '', version: VERSION })),
  experiments: ['container', 'nested-elements'],
};

/** Documents that are pages or posts; all others are templates. */
const POST_TYPES: Readonly<Record<string, string>> = {
  'wp-page': 'page',
  'floating-buttons': 'e-floating-buttons',
  [POST_TYPE]: 'post',
};

/** How to undo a document, including the previous home page if this one replaced it. */
type Undo = DocumentUndo & { readonly front?: number | null; readonly post?: unknown };

function kitDocuments({ documents, icons, embedCodes, frontPage, built }: KitContentsParts): KitDocuments {
  return {
    async list(database) {
      const front = await frontPage.id(database);
      const posts = await built.addresses(database);
      return (await documents.list(database)).map(({ id, type, ...document }) => ({
        ...document,
        ...(type === POST_TYPE && built.placeOf(document, posts)),
        id: String(id),
        postType: POST_TYPES[type] ?? null,
        docType: type,
        isHome: id === front,
      }));
    },
    read: (database, id) => documents.read(database, Number(id)),
    problem: documents.problem,
    parse: documents.parse,
    gaps: async (file, docType) =>
      [kindGap(docType), gapSentences(documentGaps(file, icons)), await embedGaps(file, embedCodes)]
        .filter(Boolean)
        .join(' '),
    dropped: (file) => droppedValues(file, icons),
    asElementor: (file) => ({ ...file, settings: withElementorLook(file.settings) }),
    async write(database, { docType, isHome, post, ...document }, content, by) {
      const id = Number(document.id);
      if (post) {
        const { place, ...about } = await built.write(database, { ...document, ...post }, content.content);
        const conditions = [place];
        const undo = await documents.write(
          database,
          { ...document, id, type: docType, conditions },
          content,
          by,
        );
        return { id: document.id, post: about.id, undo: { ...undo, post: about.undo } };
      }
      const undo = await documents.write(database, { ...document, id, type: docType }, content, by);
      if (!isHome) return { id: document.id, undo };
      const front = await frontPage.id(database);
      await frontPage.set(database, id);
      return { id: document.id, undo: { ...undo, front } };
    },
    async undo(database, memento) {
      const { front, post, ...undo } = memento as Undo;
      if (post) await built.undo(database, post);
      // Keep a home page that was chosen since.
      if (front !== undefined && (await frontPage.id(database)) === undo.id)
        await frontPage.set(database, front);
      await documents.undo(database, undo);
    },
  };
}

/** Parts that the editor inserts into pages; they have no page of their own. */
const PARTS = new Set([
  COMPONENT_TYPE,
  GLOBAL_TYPE,
  'page',
  'section',
  'container',
  'e-div-block',
  'e-flexbox',
  'e-grid',
  'e-form',
]);

/** Templates of types that this site never uses are kept and exported with the site. */
function kindGap(docType: string): string {
  if (docType in POST_TYPES || isTemplateType(docType) || PARTS.has(docType)) return '';
  return `Kept, but shown nowhere here: this site has no templates of the kind “${docType}”.`;
}

export const NOTHING_SET: StoredSettings = {
  settings: {},
  experiments: [],
  classes: null,
  variables: null,
  files: {},
};

function kitSettings(
  settings: Settings,
  fonts: KitContentsParts['ownFonts'],
  icons: IconDrawings,
): KitSettings {
  const read = (database: Database) => settings.read(KIT_SETTINGS, KitSettingsShape, database);
  return {
    dropped: (given) => droppedInKit(given, icons),
    droppedInClasses,
    async read(database) {
      const stored = (await read(database)) ?? NOTHING_SET;
      return { ...stored, settings: withFontNames(stored.settings, await fonts.list(database)) };
    },
    async write(database, next) {
      const before = await read(database);
      const numbered = withFontNumbers(next.settings, await fonts.list(database));
      await settings.write(database, KIT_SETTINGS, { ...next, settings: numbered });
      return before;
    },
    // Older imports stored it as text.
    undo: (database, before) =>
      settings.write(database, KIT_SETTINGS, typeof before === 'string' ? parsedJson(before, null) : before),
  };
}
