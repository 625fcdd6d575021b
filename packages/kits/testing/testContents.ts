import { isRecord } from '@portico/kernel/records';
import { columnsOf, type Database, type Migration } from '@portico/kernel/server';
import { cleanHtml } from '@portico/kernel/server/html';
import type { KitContents, StoredDocument, StoredSettings } from '../server/index.ts';
import type { DocumentFile, TermFile } from '../wire/public.ts';

export interface TestTables {
  test_documents: { id: string; about: string; content: string };
  test_terms: { term_id: number; taxonomy: string; slug: string; term: string };
  test_posts: { id: number; type: string; slug: string; title: string; html: string };
  test_settings: { name: string; value: string };
}

export const testContentsMigrations: readonly Migration[] = [
  {
    name: 'test-01-contents',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('test_documents')
        .addColumn('id', column.text, (is) => is.primaryKey())
        .addColumn('about', column.text, (is) => is.notNull())
        .addColumn('content', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('test_terms')
        .addColumn('term_id', column.integer, (is) => is.primaryKey())
        .addColumn('taxonomy', column.text, (is) => is.notNull())
        .addColumn('slug', column.text, (is) => is.notNull())
        .addColumn('term', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('test_posts')
        .addColumn('id', column.integer, (is) => is.primaryKey())
        .addColumn('type', column.text, (is) => is.notNull())
        .addColumn('slug', column.text, (is) => is.notNull())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('html', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('test_settings')
        .addColumn('name', column.text, (is) => is.primaryKey())
        .addColumn('value', column.text, (is) => is.notNull())
        .execute();
    },
  },
];

const NO_SETTINGS: StoredSettings = {
  settings: {},
  experiments: [],
  classes: null,
  variables: null,
  files: {},
};

export interface TestSite {
  readonly url?: string;
  /** The first ID for this site's terms and posts; without it they keep their IDs. */
  readonly numbersFrom?: number;
}

/** A site in four tables: everything that kits need, with a real database. */
export function createTestContents({
  url = 'https://harbour.example/',
  numbersFrom,
}: TestSite = {}): KitContents {
  const tables = (database: Database) => database.tables<TestTables>();
  const library = new Map<string, number>();
  const fonts = new Map<string, number>();
  return {
    site: async () => ({
      url,
      theme: { name: 'Portico', theme_uri: 'https://portico.example/', version: '1.0', slug: 'portico' },
      plugins: [
        { name: 'Builder', plugin: 'elementor/elementor', pluginUri: '', version: '4.3.0' },
        { name: 'Forms', plugin: 'contact-form/contact-form', pluginUri: '', version: '1.0' },
      ],
      experiments: ['nested-elements'],
    }),

    documents: {
      async list(database) {
        const rows = await tables(database).selectFrom('test_documents').selectAll().execute();
        return rows.map(({ id, about }) => ({ ...(JSON.parse(about) as Omit<StoredDocument, 'id'>), id }));
      },
      async read(database, id) {
        const row = await tables(database)
          .selectFrom('test_documents')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        return row ? (JSON.parse(row.content) as DocumentFile) : null;
      },
      parse(file) {
        if (!isRecord(file) || !Array.isArray(file.content))
          throw new Error('It does not hold a list of elements.');
        return {
          content: cleaned(file.content) as unknown[],
          settings: file.settings,
          metadata: file.metadata,
        };
      },
      async write(database, document, content) {
        const { id, ...about } = document;
        const before = await tables(database)
          .selectFrom('test_documents')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        const home = about.isHome ? await homes(database, id) : [];
        for (const other of home) await setHome(database, other, false);
        const row = { id, about: JSON.stringify(about), content: JSON.stringify(content) };
        await tables(database)
          .insertInto('test_documents')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        return { id, undo: { id, before: before ?? null, home } };
      },
      async undo(database, undo) {
        const { id, before, home } = undo as {
          id: string;
          before: TestTables['test_documents'] | null;
          home: string[];
        };
        await tables(database).deleteFrom('test_documents').where('id', '=', id).execute();
        if (before) await tables(database).insertInto('test_documents').values(before).execute();
        for (const other of home) await setHome(database, other, true);
      },
    },

    taxonomies: {
      async list(database) {
        const rows = await tables(database).selectFrom('test_terms').select('taxonomy').distinct().execute();
        const names = new Set(['category', 'post_tag', ...rows.map(({ taxonomy }) => taxonomy)]);
        return [...names].map((name) => ({ postType: 'post', name, label: name }));
      },
      async terms(database, taxonomy) {
        const rows = await tables(database)
          .selectFrom('test_terms')
          .selectAll()
          .where('taxonomy', '=', taxonomy)
          .orderBy('term_id')
          .execute();
        return rows.map(({ term }) => JSON.parse(term) as TermFile);
      },
      async add(database, taxonomy, terms) {
        const known = await this.terms(database, taxonomy);
        const taken = await tables(database).selectFrom('test_terms').select('term_id').execute();
        const ids = new Set(taken.map(({ term_id }) => term_id));
        const made: number[] = [];
        const changes = [];
        for (const term of terms) {
          const same = known.find(({ slug }) => slug === term.slug);
          const isFree = numbersFrom === undefined && !ids.has(term.term_id);
          const free = isFree ? term.term_id : Math.max(numbersFrom ?? 0, ...ids) + 1;
          const new_id = same?.term_id ?? free;
          if (!same) {
            ids.add(new_id);
            made.push(new_id);
            const stored = { ...term, term_id: new_id };
            await tables(database)
              .insertInto('test_terms')
              .values({ term_id: new_id, taxonomy, slug: term.slug, term: JSON.stringify(stored) })
              .execute();
          }
          changes.push({ old_id: term.term_id, new_id, old_slug: term.slug, new_slug: term.slug });
        }
        return { terms: changes, undo: made };
      },
      async undo(database, undo) {
        const made = undo as number[];
        if (made.length > 0)
          await tables(database).deleteFrom('test_terms').where('term_id', 'in', made).execute();
      },
    },

    posts: {
      types: [{ name: 'post', single: 'Post', plural: 'Posts' }],
      async list(database, type) {
        const rows = await tables(database)
          .selectFrom('test_posts')
          .select(['id', 'title', 'slug'])
          .where('type', '=', type)
          .orderBy('slug')
          .execute();
        return rows.map((row) => ({ ...row, id: String(row.id), guid: guidOf(row) }));
      },
      async write(database, type, posts, { title, site }) {
        const rows = await tables(database)
          .selectFrom('test_posts')
          .selectAll()
          .where('type', '=', type)
          .execute();
        const items = posts.map(({ id, number, guid }) => {
          const row = rows.find((known) => known.id === Number(id));
          return `<item>${JSON.stringify({ ...row, id: Number(number), guid })}</item>`;
        });
        return `<rss version="2.0"><channel><title>${title}</title><link>${site}</link>${items.join('')}</channel></rss>`;
      },
      async look(database, wxr) {
        const known = await tables(database).selectFrom('test_posts').select(['id', 'slug']).execute();
        return itemsIn(wxr).map((item) => {
          const same = known.find(({ slug }) => slug === item.slug);
          const existing = same ? String(same.id) : null;
          return { ...item, id: String(item.id), guid: item.guid ?? guidOf(item), existing, problem: '' };
        });
      },
      async add(database, _type, wxr, { skip }) {
        const succeed: Record<string, string> = {};
        const kept: Record<string, string> = {};
        const made: number[] = [];
        for (const { guid: _guid, ...item } of itemsIn(wxr)) {
          if (skip.has(String(item.id))) continue;
          const known = await tables(database)
            .selectFrom('test_posts')
            .select('id')
            .where('slug', '=', item.slug)
            .executeTakeFirst();
          const id = numbersFrom === undefined ? item.id : numbersFrom + item.id;
          (known ? kept : succeed)[item.id] = String(known?.id ?? id);
          if (known) continue;
          made.push(id);
          await tables(database)
            .insertInto('test_posts')
            .values({ ...item, id, html: cleanHtml(item.html) })
            .execute();
        }
        return { succeed, kept, undo: made };
      },
      async undo(database, undo) {
        const made = undo as number[];
        if (made.length > 0)
          await tables(database).deleteFrom('test_posts').where('id', 'in', made).execute();
      },
    },

    settings: {
      read: readSettings,
      async write(database, settings) {
        const before = await readSettings(database);
        await writeSettings(database, settings);
        return before;
      },
      undo: (database, undo) => writeSettings(database, undo as StoredSettings),
    },
    fonts: {
      list: async () => [],
      read: async () => null,
      known: async () => (family) => family === 'Inter' || fonts.has(family),
      async store({ content, family }) {
        if (!content.toString('latin1').startsWith('wOF')) throw new Error('This file is no font.');
        const isNew = !fonts.has(family);
        if (isNew) fonts.set(family, fonts.size + 1);
        return { id: fonts.get(family) ?? 0, isNew };
      },
      async remove(ids) {
        for (const [family, id] of fonts) if (ids.includes(id)) fonts.delete(family);
      },
    },
    pictures: {
      async store({ content }) {
        const text = content.toString('latin1');
        if (!text.startsWith('PNG')) throw new Error('This file is not a picture that can be used.');
        const isNew = !library.has(text);
        if (isNew) library.set(text, library.size + 1);
        const id = library.get(text) ?? 0;
        return { id, isNew, url: `/media/${String(id).padStart(20, '0')}-640.webp`, width: 640, height: 480 };
      },
      async read(path) {
        const id = Number(path.slice('/media/'.length).split('-')[0]);
        const text = [...library.keys()].find((one) => library.get(one) === id);
        return text === undefined ? null : Buffer.from(text, 'latin1');
      },
      drawing: async () => null,
      async remove(ids) {
        for (const [text, id] of library) if (ids.includes(id)) library.delete(text);
      },
    },
    menus: {
      read: async () => [],
      parse: () => [],
      ofItems: async () => [],
      add: async () => null,
      undo: async () => {},
    },
  };

  async function readSettings(database: Database): Promise<StoredSettings> {
    const row = await tables(database).selectFrom('test_settings').select('value').executeTakeFirst();
    return row ? (JSON.parse(row.value) as StoredSettings) : NO_SETTINGS;
  }

  async function writeSettings(database: Database, settings: StoredSettings): Promise<void> {
    const value = JSON.stringify(settings);
    await tables(database)
      .insertInto('test_settings')
      .values({ name: 'kit', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  async function homes(database: Database, except: string): Promise<string[]> {
    const rows = await tables(database).selectFrom('test_documents').selectAll().execute();
    return rows.filter((row) => row.id !== except && JSON.parse(row.about).isHome).map(({ id }) => id);
  }

  async function setHome(database: Database, id: string, isHome: boolean): Promise<void> {
    const { about } = await tables(database)
      .selectFrom('test_documents')
      .select('about')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await tables(database)
      .updateTable('test_documents')
      .set({ about: JSON.stringify({ ...JSON.parse(about), isHome }) })
      .where('id', '=', id)
      .execute();
  }
}

/** Everything in the site, to check that it is exactly as before. */
export async function snapshot(database: Database): Promise<unknown> {
  const tables = database.tables<TestTables>();
  return {
    documents: await tables.selectFrom('test_documents').selectAll().orderBy('id').execute(),
    terms: await tables.selectFrom('test_terms').selectAll().orderBy('term_id').execute(),
    posts: await tables.selectFrom('test_posts').selectAll().orderBy('id').execute(),
    settings: await tables.selectFrom('test_settings').selectAll().execute(),
  };
}

type TestItem = TestTables['test_posts'] & { readonly guid?: string };

function guidOf({ slug }: { readonly slug: string }): string {
  return `urn:test:${slug}`;
}

function itemsIn(wxr: string): TestItem[] {
  if (!wxr.includes('</rss>')) throw new Error('It is not a WXR.');
  return [...wxr.matchAll(/<item>(.*?)<\/item>/g)].map(([, json = '']) => JSON.parse(json));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? cleanHtml(value) : value;
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cleaned(entry)]));
}
