import type { Database } from '@portico/kernel/server';
import type { Author, PostSummary, Taxonomy } from '../Blog.ts';
import { BLOG_TAG, type BlogContext, postTag } from '../BlogContext.ts';
import { summaries } from '../reading/summaries.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables, PostRow, TermRow } from '../tables.ts';
import { plainText } from '../text/plainText.ts';
import type { PostDraft } from '../writing/PostDraft.ts';
import { slugOf } from '../writing/slugOf.ts';
import { storePost } from '../writing/storePost.ts';
import { storeTerm } from '../writing/storeTerm.ts';
import { carriedCovers } from './carriedCovers.ts';
import { WXR_END, wxrAuthor, wxrCover, wxrHead, wxrItem } from './exportWxr.ts';
import { noCounts } from './ImportCounts.ts';
import { isOurs, markedApart } from './kitMarks.ts';
import { type CarriedMenuItem, menuItemsIn } from './kitMenuItems.ts';
import { linkCategories } from './linkParents.ts';
import { readWxr } from './readWxr.ts';
import { knownPost, STATUS, storeEntries } from './storeEntries.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';

/** Posts and terms on their way between sites, as part of a larger move that is one transaction. */
export interface Carriage {
  /** What is published, newest first. */
  list(database: Database, type: 'post' | 'page'): Promise<Pick<PostRow, 'id' | 'guid' | 'title' | 'slug'>[]>;
  /**
   * These posts as an export file, in this order. The same posts under the same names give the same text on every site:
   * it tells no time, and of the site only what it is told.
   */
  write(database: Database, posts: readonly CarriedPost[], channel: CarriedChannel): Promise<string>;
  /** The posts in an export file, and what would become of each. Throws an error with a sentence when it is none. */
  look(database: Database, wxr: string): Promise<FoundPost[]>;
  /** The items of menus in an export file, in their order. */
  menuItems(wxr: string): Promise<CarriedMenuItem[]>;
  /** Adds what is not here yet; what is stays as it is. */
  add(transaction: Database, wxr: string, skip: ReadonlySet<string>): Promise<CarriedPosts>;
  /** A post that comes by itself. What is not said is as the site has it. */
  addPost(transaction: Database, post: SinglePost): Promise<{ readonly id: number; readonly made: Made }>;
  terms(database: Database, taxonomy: Taxonomy): Promise<TermRow[]>;
  /** By their slugs; the ids come in the order of the terms. */
  addTerms(
    transaction: Database,
    taxonomy: Taxonomy,
    terms: readonly CarriedTerm[],
  ): Promise<{ readonly ids: readonly number[]; readonly made: Made }>;
  /** Takes away what was made. */
  undo(transaction: Database, made: Made): Promise<void>;
}

/** A post of this site, and what it is called in the file. */
export interface CarriedPost {
  readonly id: number;
  readonly number: string;
  readonly guid: string;
}

/** A post in a file, as it would be known here. */
export interface FoundPost extends Pick<WxrItem, 'id' | 'guid' | 'title' | 'slug'> {
  /** The post of this site that it is already. */
  readonly existing: number | null;
  /** Why it has no place here; empty where it has. */
  readonly problem: string;
}

export interface SinglePost extends Pick<PostDraft, 'title' | 'slug' | 'html' | 'excerpt' | 'cover'> {
  readonly terms: readonly { readonly taxonomy: Taxonomy; readonly slug: string }[];
  /** `null` for now. */
  readonly publishedAt: number | null;
}

export interface CarriedTerm extends Pick<TermRow, 'slug' | 'name' | 'description'> {
  /** The slug of the category that it lies below; empty at the top. */
  readonly parent?: string;
}

export interface CarriedChannel {
  readonly title: string;
  readonly description: string;
  /** `https://example.org`, without a slash at the end. */
  readonly origin: string;
}

export interface CarriedPosts {
  /** Ids in the file, and what they became. */
  readonly ids: Readonly<Record<string, string>>;
  /** Those of them that were here before. */
  readonly kept: readonly string[];
  readonly made: Made;
}

/** Ids of what was not there before. */
export interface Made {
  readonly posts: readonly number[];
  readonly terms: readonly number[];
  readonly authors: readonly number[];
  /** Addresses of pictures; absent in what was noted down before these were. */
  readonly attachments?: readonly string[];
}

export function createCarriage(context: BlogContext): Carriage {
  const tables = (database: Database) => database.tables<BlogTables>();

  async function present(database: Database): Promise<Made> {
    const ids = async (table: 'blog_posts' | 'blog_terms' | 'blog_authors'): Promise<number[]> =>
      (await tables(database).selectFrom(table).select('id').execute()).map(({ id }) => Number(id));
    return {
      posts: await ids('blog_posts'),
      terms: await ids('blog_terms'),
      authors: await ids('blog_authors'),
      attachments: (await tables(database).selectFrom('blog_attachments').select('url').execute()).map(
        ({ url }) => url,
      ),
    };
  }

  async function madeSince(database: Database, before: Made): Promise<Made> {
    const now = await present(database);
    return {
      posts: without(now.posts, before.posts),
      terms: without(now.terms, before.terms),
      authors: without(now.authors, before.authors),
      attachments: without(now.attachments ?? [], before.attachments ?? []),
    };
  }

  return {
    async list(database, type) {
      const rows = await tables(database)
        .selectFrom('blog_posts')
        .select(['id', 'guid', 'title', 'slug', 'published_at'])
        .where('type', '=', type)
        .where('status', '=', 'published')
        .execute();
      // An export file counts in seconds, and of two posts of one second the order must not be lost on the way.
      const second = ({ published_at }: (typeof rows)[number]): number =>
        Math.floor((published_at ?? 0) / 1000);
      return rows.sort((a, b) => second(b) - second(a) || (a.slug < b.slug ? -1 : 1));
    },

    async write(database, posts, { origin, ...about }) {
      const rows = await tables(database)
        .selectFrom('blog_posts')
        .selectAll()
        .where('id', 'in', [0, ...posts.map(({ id }) => id)])
        .execute();
      const byId = new Map(rows.map((row) => [Number(row.id), row]));
      const carried = posts.flatMap(({ id, number, guid }) => {
        const row = byId.get(id);
        return row ? [{ row, number: Number(number), guid }] : [];
      });
      const inOrder = carried.map(({ row }) => row);
      const numbers = new Map(carried.map(({ row, number }) => [row.id, number]));
      const shown = await summaries(database, inOrder);
      const afterPosts = carried.reduce((most, { number }) => Math.max(most, number), 0) + 1;
      const pictures = carriedCovers(database, origin, afterPosts);
      await pictures.note(inOrder);
      // Not the site's own language: the same posts are the same file wherever they are.
      const language = inOrder[0]?.language ?? context.language();
      return [
        wxrHead({ ...about, language }, origin, 0),
        ...authorsOf(shown).map((author, at) => wxrAuthor(author, at + 1)),
        ...carried.flatMap(({ row, number, guid }, at) => {
          const summary = shown[at];
          const facts = {
            cover: pictures.of(row)?.id,
            language: row.language === language ? undefined : row.language,
            translations: hasTranslation(row, inOrder) ? row.translation_group : undefined,
            parent: numbers.get(row.parent ?? 0),
          };
          return summary ? [wxrItem({ ...row, id: number, guid }, summary, origin, facts)] : [];
        }),
        ...pictures.all().map(wxrCover),
        WXR_END,
      ].join('');
    },

    async look(database, wxr) {
      const entries = await entriesIn(wxr);
      const ours = isOurs(entries);
      const found: FoundPost[] = [];
      for (const entry of entries) {
        if (entry.is !== 'item' || !isPost(entry.item)) continue;
        const { item } = entry;
        const { id, guid, slug } = item;
        const existing = await knownPost(database, guid, ours ? item : null);
        const isShown = item.password !== '' || STATUS[item.status] !== undefined;
        found.push({
          ...{ id, guid, slug, existing },
          title: ours ? item.title : plainText(item.title),
          problem: isShown ? '' : 'It lay in the trash, or was never finished.',
        });
      }
      return found;
    },

    async menuItems(wxr) {
      const entries = await entriesIn(wxr);
      return menuItemsIn(entries.flatMap((entry) => (entry.is === 'item' ? [entry.item] : [])));
    },

    async add(transaction, wxr, skip) {
      const before = await present(transaction);
      const entries = (await entriesIn(wxr)).filter(
        (entry) => entry.is !== 'item' || !skip.has(entry.item.id),
      );
      const again = async function* () {
        yield* entries;
      };
      const placed = await storeEntries(context, (work) => work(transaction), again, null, noCounts());
      await context.content.touch(transaction, [BLOG_TAG]);
      const ids = Object.fromEntries([...placed].map(([id, post]) => [id, String(post)]));
      const made = await madeSince(transaction, before);
      const fresh = new Set(made.posts);
      return { ids, made, kept: [...placed].flatMap(([id, post]) => (fresh.has(post) ? [] : [id])) };
    },

    async addPost(transaction, { terms, publishedAt, ...post }) {
      const before = await present(transaction);
      const ids = async (taxonomy: Taxonomy): Promise<number[]> => {
        const own = terms.filter((term) => term.taxonomy === taxonomy && term.slug !== '');
        return Promise.all(own.map(({ slug }) => storeTerm(transaction, taxonomy, { slug, name: slug })));
      };
      const categories = await ids('category');
      const { id } = await storePost(
        context,
        transaction,
        null,
        {
          ...{ ...post, type: 'post', status: 'published', author: null, parent: null },
          ...{ language: context.language(), translationGroup: null, isSticky: false, commentsOpen: true },
          ...{ categories, tags: await ids('tag') },
          publishedAt: publishedAt ?? context.clock.now(),
        },
        publishedAt === null ? {} : { createdAt: publishedAt, modifiedAt: publishedAt },
      );
      return { id: Number(id), made: await madeSince(transaction, before) };
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
      const made = await madeSince(transaction, before);
      // A category that was here before keeps its place.
      const fresh = terms.filter(({ parent = '' }, at) => parent !== '' && made.terms.includes(ids[at] ?? 0));
      if (taxonomy === 'category')
        await linkCategories(
          transaction,
          new Map(fresh.map(({ slug, parent = '' }) => [slugOf(slug), slugOf(parent)])),
        );
      await context.content.touch(transaction, [BLOG_TAG]);
      return { ids, made };
    },

    async undo(transaction, { posts, terms, authors, attachments = [] }) {
      for (const id of posts) await postSearch.remove(transaction, id);
      for (const [table, ids] of [
        ['blog_posts', posts],
        ['blog_terms', terms],
        ['blog_authors', authors],
      ] as const)
        if (ids.length > 0) await tables(transaction).deleteFrom(table).where('id', 'in', ids).execute();
      if (attachments.length > 0)
        await tables(transaction).deleteFrom('blog_attachments').where('url', 'in', attachments).execute();
      await context.content.touch(transaction, [BLOG_TAG, ...posts.map(postTag)]);
    },
  };
}

function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}

/** Among those that travel with it. */
function hasTranslation({ id, translation_group }: PostRow, posts: readonly PostRow[]): boolean {
  return posts.some((other) => other.id !== id && other.translation_group === translation_group);
}

/** Each once, by slug. */
function authorsOf(posts: readonly PostSummary[]): Author[] {
  const authors = new Map(posts.flatMap(({ author }) => (author ? [[author.slug, author] as const] : [])));
  return [...authors.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

const isPost = ({ type }: WxrItem): boolean => type === 'post' || type === 'page';

async function entriesIn(wxr: string): Promise<readonly WxrEntry[]> {
  const entries: WxrEntry[] = [];
  for await (const entry of readWxr(inPieces(wxr))) entries.push(entry);
  return markedApart(entries);
}

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
