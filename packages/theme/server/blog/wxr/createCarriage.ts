import type { Database } from '@portico/kernel/server';
import type { Taxonomy } from '../Blog.ts';
import { BLOG_TAG, type BlogContext, postTag } from '../BlogContext.ts';
import type { SiteFacts } from '../feeds/Feed.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables, PostRow, TermRow } from '../tables.ts';
import { storeTerm } from '../writing/storeTerm.ts';
import { exportWxr } from './exportWxr.ts';
import { readWxr } from './readWxr.ts';
import { noCounts, storeEntries } from './storeEntries.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';

/** Posts and terms on their way between sites, as part of a larger move that is one transaction. */
export interface Carriage {
  /** What is published, newest first. */
  list(database: Database, type: 'post' | 'page'): Promise<Pick<PostRow, 'id' | 'title' | 'slug'>[]>;
  /** These posts as an export file. The same posts give the same text. */
  write(database: Database, type: 'post' | 'page', ids: readonly number[]): Promise<string>;
  /** The posts in an export file. Throws an error with a sentence when it is none. */
  read(wxr: string): Promise<Pick<WxrItem, 'id' | 'title' | 'slug'>[]>;
  /** Adds what is not here yet; what is stays as it is. */
  add(transaction: Database, wxr: string, skip: ReadonlySet<string>): Promise<CarriedPosts>;
  terms(database: Database, taxonomy: Taxonomy): Promise<TermRow[]>;
  /** By their slugs; the ids come in the order of the terms. */
  addTerms(
    transaction: Database,
    taxonomy: Taxonomy,
    terms: readonly Pick<TermRow, 'slug' | 'name' | 'description'>[],
  ): Promise<{ readonly ids: readonly number[]; readonly made: Made }>;
  /** Takes away what was made. */
  undo(transaction: Database, made: Made): Promise<void>;
}

export interface CarriedPosts {
  /** Ids in the file, and what they became. */
  readonly ids: Readonly<Record<string, string>>;
  readonly made: Made;
}

/** Ids of what was not there before. */
export interface Made {
  readonly posts: readonly number[];
  readonly terms: readonly number[];
  readonly authors: readonly number[];
}

export function createCarriage(
  context: BlogContext,
  site: () => Promise<SiteFacts>,
  origin: () => Promise<string>,
): Carriage {
  const tables = (database: Database) => database.tables<BlogTables>();

  async function present(database: Database): Promise<Made> {
    const ids = async (table: 'blog_posts' | 'blog_terms' | 'blog_authors'): Promise<number[]> =>
      (await tables(database).selectFrom(table).select('id').execute()).map(({ id }) => Number(id));
    return {
      posts: await ids('blog_posts'),
      terms: await ids('blog_terms'),
      authors: await ids('blog_authors'),
    };
  }

  async function madeSince(database: Database, before: Made): Promise<Made> {
    const now = await present(database);
    const added = (name: keyof Made): number[] => {
      const known = new Set(before[name]);
      return now[name].filter((id) => !known.has(id));
    };
    return { posts: added('posts'), terms: added('terms'), authors: added('authors') };
  }

  return {
    list: (database, type) =>
      tables(database)
        .selectFrom('blog_posts')
        .select(['id', 'title', 'slug'])
        .where('type', '=', type)
        .where('status', '=', 'published')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    async write(database, type, ids) {
      let text = '';
      // A date of its own would make the same posts another file each time.
      const options = { site: await site(), origin: await origin(), now: 0, types: [type], ids };
      for await (const piece of exportWxr(database, options)) text += piece;
      return text;
    },

    async read(wxr) {
      const items: WxrItem[] = [];
      for await (const entry of readWxr(inPieces(wxr))) if (entry.is === 'item') items.push(entry.item);
      return items;
    },

    async add(transaction, wxr, skip) {
      const before = await present(transaction);
      const entries: WxrEntry[] = [];
      for await (const entry of readWxr(inPieces(wxr)))
        if (entry.is !== 'item' || !skip.has(entry.item.id)) entries.push(entry);
      const again = async function* () {
        yield* entries;
      };
      await storeEntries(context, (work) => work(transaction), again, null, noCounts());
      await context.content.touch(transaction, [BLOG_TAG]);
      const ids: Record<string, string> = {};
      for (const entry of entries) {
        if (entry.is !== 'item') continue;
        const { id, guid, slug } = entry.item;
        const row = await tables(transaction)
          .selectFrom('blog_posts')
          .select('id')
          .where(({ or, eb }) => or([eb('guid', '=', guid), eb('slug', '=', slug)]))
          .executeTakeFirst();
        if (row) ids[id] = String(row.id);
      }
      return { ids, made: await madeSince(transaction, before) };
    },

    terms: (database, taxonomy) =>
      tables(database)
        .selectFrom('blog_terms')
        .selectAll()
        .where('taxonomy', '=', taxonomy)
        .orderBy('id')
        .execute(),

    async addTerms(transaction, taxonomy, terms) {
      const before = await present(transaction);
      const ids: number[] = [];
      for (const term of terms) ids.push(await storeTerm(transaction, taxonomy, term));
      await context.content.touch(transaction, [BLOG_TAG]);
      return { ids, made: await madeSince(transaction, before) };
    },

    async undo(transaction, { posts, terms, authors }) {
      for (const id of posts) await postSearch.remove(transaction, id);
      for (const [table, ids] of [
        ['blog_posts', posts],
        ['blog_terms', terms],
        ['blog_authors', authors],
      ] as const)
        if (ids.length > 0) await tables(transaction).deleteFrom(table).where('id', 'in', ids).execute();
      await context.content.touch(transaction, [BLOG_TAG, ...posts.map(postTag)]);
    },
  };
}

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
