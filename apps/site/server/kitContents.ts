import {
  type BuilderTables,
  cleanElements,
  cleanSettings,
  type Documents,
  documentTag,
  freeSlug,
  kindTag,
  pageTag,
} from '@portico/builder/server';
import type { ContentVersions, Database } from '@portico/kernel/server';
import type {
  KitContents,
  KitDocuments,
  KitSettings,
  SiteFacts as KitSiteFacts,
  StoredSettings,
} from '@portico/kits/server';
import type { Kysely, Selectable } from 'kysely';
import type { FrontPage } from './frontPage.ts';
import { KIT_SETTINGS, KIT_TAG } from './kitSheet.ts';

export interface KitContentsParts {
  readonly documents: Documents;
  readonly frontPage: FrontPage;
  readonly content: ContentVersions;
  readonly siteUrl: () => Promise<string>;
  readonly posts: KitContents['posts'];
  readonly taxonomies: KitContents['taxonomies'];
}

/** What kits carry of this site: its page documents, its posts with their terms, and what was set for its looks. */
export function kitContents(parts: KitContentsParts): KitContents {
  return {
    site: async () => ({ ...FACTS, url: `${(await parts.siteUrl()).replace(/\/$/, '')}/` }),
    documents: kitDocuments(parts),
    posts: parts.posts,
    taxonomies: parts.taxonomies,
    settings: kitSettings(parts.content),
  };
}

const VERSION = '4.3.0';

/** Under the names that the kits of the field know these things by. */
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

const PAGE = 'wp-page';
/** Documents that stand for themselves; all others are templates. */
const POST_TYPES: Readonly<Record<string, string>> = {
  [PAGE]: 'page',
  'floating-buttons': 'e-floating-buttons',
};

interface DocumentUndo {
  readonly id: number;
  /** The row as it was; `null` for a document that was new. */
  readonly before: DocumentRow | null;
  readonly lastRevision: number;
  /** The home page before this document took its place; absent where it did not. */
  readonly front?: number | null;
}

function kitDocuments({ documents, frontPage, content }: KitContentsParts): KitDocuments {
  return {
    async list(database) {
      const front = await frontPage.id(database);
      const rows = await database
        .tables<BuilderTables>()
        .selectFrom('builder_documents')
        .select(['id', 'type', 'title', 'live_title', 'slug', 'live_version', 'trashed_at'])
        .execute();
      return rows.map(({ id, type, slug, ...row }) => ({
        id: String(id),
        postType: POST_TYPES[type] ?? null,
        docType: type,
        title: row.live_title ?? row.title,
        slug,
        isHome: Number(id) === front,
        isHidden: row.trashed_at !== null || (type === PAGE && row.live_version === null),
      }));
    },

    // What is published, where anything is: a page may have moved on since as a draft.
    async read(database, id) {
      const row = await database
        .tables<BuilderTables>()
        .selectFrom('builder_documents')
        .select(['elements', 'settings', 'metadata', 'live_elements', 'live_settings'])
        .where('id', '=', Number(id))
        .executeTakeFirst();
      if (!row) return null;
      return {
        content: JSON.parse(row.live_elements ?? row.elements),
        settings: JSON.parse(row.live_settings ?? row.settings),
        metadata: JSON.parse(row.metadata),
      };
    },

    parse(file) {
      const { content: elements, settings, page_settings, metadata } = Object(file);
      return {
        content: cleanElements(elements),
        settings: cleanSettings(settings ?? page_settings ?? []),
        metadata: cleanSettings(metadata ?? []),
      };
    },

    async write(database, document, { content: elements, settings, metadata }, by) {
      const store = documents.within(database);
      const id = Number(document.id);
      const front = await frontPage.id(database);
      const tables = database.tables<BuilderTables>();
      const before = await tables
        .selectFrom('builder_documents')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      const { last } = await tables
        .selectFrom('builder_revisions')
        .select(({ fn }) => fn.max<number | null>('id').as('last'))
        .where('document', '=', id)
        .executeTakeFirstOrThrow();
      const texts = { title: document.title, settings, elements, metadata, publish: true, isClean: true };
      const slug = document.slug ?? undefined;
      if (before) await store.save(id, { ...texts, version: before.version }, by);
      else await store.create({ ...texts, id, type: document.docType, slug }, by);
      if (document.isHome) await frontPage.set(database, id);
      const undo: DocumentUndo = {
        id,
        before: before ?? null,
        lastRevision: Number(last ?? 0),
        ...(document.isHome && { front }),
      };
      return { id: String(id), undo };
    },

    async undo(database, memento) {
      const { id, before, lastRevision, front } = memento as DocumentUndo;
      const tables = database.tables<BuilderTables>();
      // Whoever chose another home page since meant it.
      if (front !== undefined && (await frontPage.id(database)) === id) await frontPage.set(database, front);
      const now = await documents.within(database).find(id);
      if (!before) {
        if (now) await documents.within(database).remove(id);
        return;
      }
      const { id: _id, ...values } = { ...before, slug: await addressFor(tables, before) };
      if (now) {
        await tables
          .deleteFrom('builder_revisions')
          .where('document', '=', id)
          .where('id', '>', lastRevision)
          .execute();
        await tables.updateTable('builder_documents').set(values).where('id', '=', id).execute();
      } else
        await tables
          .insertInto('builder_documents')
          .values({ id, ...values })
          .execute();
      const slugs = [values.slug, now?.slug ?? null].filter((slug) => slug !== null);
      await content.touch(database, [documentTag(id), kindTag(before.type), ...slugs.map(pageTag)]);
    },
  };
}

type DocumentRow = Selectable<BuilderTables['builder_documents']>;

/** The address that a document had, or the next one where somebody has taken it since. */
async function addressFor(tables: Kysely<BuilderTables>, { id, slug }: DocumentRow): Promise<string | null> {
  if (slug === null) return null;
  return freeSlug(slug, async (candidate) => {
    const other = await tables
      .selectFrom('builder_documents')
      .select('id')
      .where('slug', '=', candidate)
      .where('id', '!=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    return other !== undefined;
  });
}

interface SettingsTables {
  site_settings: { name: string; value: string };
}

const NOTHING_SET: StoredSettings = {
  settings: {},
  experiments: [],
  classes: null,
  variables: null,
  files: {},
};

function kitSettings(content: ContentVersions): KitSettings {
  async function stored(database: Database): Promise<string | null> {
    const row = await database
      .tables<SettingsTables>()
      .selectFrom('site_settings')
      .select('value')
      .where('name', '=', KIT_SETTINGS)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async function write(database: Database, value: string | null): Promise<void> {
    const tables = database.tables<SettingsTables>();
    await tables.deleteFrom('site_settings').where('name', '=', KIT_SETTINGS).execute();
    if (value !== null)
      await tables.insertInto('site_settings').values({ name: KIT_SETTINGS, value }).execute();
    await content.touch(database, [KIT_TAG]);
  }

  return {
    async read(database) {
      const value = await stored(database);
      return value === null ? NOTHING_SET : (JSON.parse(value) as StoredSettings);
    },
    async write(database, settings) {
      const before = await stored(database);
      await write(database, JSON.stringify(settings));
      return before;
    },
    undo: (database, before) => write(database, typeof before === 'string' ? before : null),
  };
}
