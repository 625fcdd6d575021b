import type { Database } from '@portico/kernel/server';
import type { Author, PostSummary, Taxonomy } from '../Blog.ts';
import { BLOG_TAG, type BlogContext, postTag } from '../BlogContext.ts';
import { summaries } from '../reading/summaries.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables, PostRow } from '../tables.ts';
import { plainText } from '../text/plainText.ts';
import { slugOf } from '../writing/slugOf.ts';
import { storePost } from '../writing/storePost.ts';
import { storeTerm } from '../writing/storeTerm.ts';
import { exportedCovers } from './exportedCovers.ts';
import { WXR_END, wxrAuthor, wxrCover, wxrHead, wxrItem } from './exportWxr.ts';
import { noCounts } from './ImportCounts.ts';
import { isOurs, markedApart } from './kitMarks.ts';
import { menuItemsIn } from './kitMenuItems.ts';
import { linkCategories } from './linkParents.ts';
import { madeSince, present } from './madeSince.ts';
import type { FoundPost, PostTransfer } from './PostTransfer.ts';
import { readWxr } from './readWxr.ts';
import { knownPost, STATUS, storeEntries } from './storeEntries.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';

export function createPostTransfer(context: BlogContext): PostTransfer {
  const tables = (database: Database) => database.tables<BlogTables>();

  return {
    async list(database, type) {
      const rows = await tables(database)
        .selectFrom('blog_posts')
        .select(['id', 'guid', 'title', 'slug', 'published_at'])
        .where('type', '=', type)
        .where('status', '=', 'published')
        .execute();
      // Export files have seconds only, and the order of two posts in the same second must be kept.
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
      const pictures = exportedCovers(database, origin, afterPosts);
      await pictures.note(inOrder);
      // Not the site's own language: the same posts give the same file everywhere.
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
          problem: isShown ? '' : 'It was in the trash, or was never finished.',
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
      // An existing category keeps its parent.
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

/** Among the posts in the same file. */
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
