import { percentDecoded } from '@portico/kernel/records';
import { type Database, yieldToOthers } from '@portico/kernel/server';
import type { BlogContext } from '../BlogContext.ts';
import type { ImportedComments } from '../comments/ImportedComments.ts';
import { fillWords } from '../media/pictureWords.ts';
import type { BlogTables, MediaRow } from '../tables.ts';
import { plainText } from '../text/plainText.ts';
import { languageTag } from '../writing/languageTag.ts';
import type { PostDraft } from '../writing/PostDraft.ts';
import { givenSlugOf, slugOf } from '../writing/slugOf.ts';
import { storePost } from '../writing/storePost.ts';
import { storeAuthor, storeTerm } from '../writing/storeTerm.ts';
import { commentsOf } from './commentsOf.ts';
import { COVER_META, LANGUAGE_DOMAIN, TRANSLATIONS_DOMAIN, WXR_GENERATOR } from './exportWxr.ts';
import type { ImportCounts } from './ImportCounts.ts';
import { keepOldAddress } from './keepOldAddress.ts';
import { linkCategories, linkPages } from './linkParents.ts';
import { attachmentWords, noteAttachment } from './noteAttachment.ts';
import { paragraphs } from './paragraphs.ts';
import { fileKey, fileKeys } from './standIn.ts';
import { timeOf } from './timeOf.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';
import { withPictures } from './withPictures.ts';

/** Runs a part of the writing; parts run sequentially. */
export type InTransaction = <Result>(work: (transaction: Database) => Promise<Result>) => Promise<Result>;

const AT_ONCE = 20;

/**
 * Writes the entries to the blog. Reads `entries` twice, because pictures come after the posts that use them. Returns each
 * post's new id, by its id in the file.
 */
export async function storeEntries(
  context: BlogContext,
  inTransaction: InTransaction,
  entries: () => AsyncIterable<WxrEntry>,
  comments: ImportedComments | null,
  counts: ImportCounts,
  /** Ids of entries that are kept elsewhere. */
  designed: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, number>> {
  const placed = new Map<string, number>();
  let isOurs = false;
  let language = '';
  const authors = new Map<string, number>();
  const attachments = new Map<string, string>();
  const categories = new Map<string, string>();
  const pages = new Map<string, string>();
  const pictures = await inTransaction(uploadedPictures);
  for await (const batch of batches(entries(), isDeclared)) await together(batch, storeDeclared);
  await inTransaction((transaction) => linkCategories(transaction, categories));
  for await (const batch of batches(entries(), (entry) => !isDeclared(entry)))
    await together(batch, async (transaction, entry) => {
      if (entry.is === 'item') await storeItem(transaction, entry.item);
    });
  await inTransaction((transaction) => linkPages(transaction, placed, pages));
  return placed;

  async function together(batch: readonly WxrEntry[], store: typeof storeDeclared): Promise<void> {
    const before = { ...counts };
    try {
      await inTransaction(async (transaction) => {
        for (const entry of batch) {
          await store(transaction, entry);
          await yieldToOthers();
        }
      });
    } catch (error) {
      // What was rolled back does not count.
      Object.assign(counts, before);
      throw error;
    }
  }

  async function storeDeclared(transaction: Database, entry: WxrEntry): Promise<void> {
    if (entry.is === 'generator') isOurs = entry.name === WXR_GENERATOR;
    else if (entry.is === 'language') language = entry.code;
    else if (entry.is === 'author') {
      const name = wordsOf(entry.name) || entry.login;
      // Login names of other sites must not become public.
      const { about } = entry;
      const author = isOurs ? { name, about, slug: entry.login } : { name, about };
      authors.set(entry.login, await storeAuthor(transaction, author));
      counts.authors++;
    } else if (entry.is === 'term') {
      const { taxonomy, slug, name, description, parent } = entry;
      if (parent !== '') categories.set(slugOf(percentDecoded(slug)), slugOf(percentDecoded(parent)));
      await storeTerm(transaction, taxonomy, {
        slug: percentDecoded(slug),
        name: wordsOf(name),
        description: wordsOf(description),
      });
      counts.terms++;
    } else if (entry.is === 'item') {
      const { id, attachmentUrl } = entry.item;
      attachments.set(id, attachmentUrl);
      // What is here already need not be remembered.
      const here = pictures.get(fileKey(attachmentUrl));
      const words = attachmentWords(entry.item, wordsOf(entry.item.title));
      if (here) await fillWords(transaction, here.id, words);
      else await noteAttachment(transaction, attachmentUrl, words);
      counts.media++;
    }
  }

  async function storeItem(transaction: Database, item: WxrItem): Promise<void> {
    if (designed.has(item.id)) {
      counts.designed++;
      return;
    }
    const status = item.password === '' ? STATUS[item.status] : STATUS.private;
    if (!status || (item.type !== 'post' && item.type !== 'page')) {
      counts.skipped++;
      return;
    }
    const guid = item.guid || `wxr:${item.type}:${item.slug || item.id}`;
    const known = await knownPost(transaction, guid, isOurs ? item : null);
    if (known !== null) {
      counts.known++;
      placed.set(item.id, known);
      return;
    }
    const type = item.type === 'page' ? 'page' : 'post';
    const coverUrl = attachments.get(item.meta[COVER_META] ?? '');
    const cover = coverUrl === undefined ? undefined : pictures.get(fileKey(coverUrl));
    const publishedAt = timeOf(item.date);
    const { id } = await storePost(
      context,
      transaction,
      null,
      {
        type,
        status,
        title: wordsOf(item.title),
        slug: percentDecoded(item.slug),
        html: withPictures(isOurs ? item.html : paragraphs(item.html), pictures),
        excerpt: plainText(item.excerpt),
        author: await authorOf(transaction, item.author),
        categories: await termsOf(transaction, item, 'category', 'category'),
        tags: await termsOf(transaction, item, 'post_tag', 'tag'),
        cover: cover?.id ?? null,
        parent: null,
        language: languageOf(item) ?? context.language(),
        translationGroup: namedIn(item, TRANSLATIONS_DOMAIN) ?? null,
        isSticky: item.isSticky,
        commentsOpen: item.commentsOpen,
        publishedAt: status === 'draft' ? null : (publishedAt ?? context.clock.now()),
      },
      {
        guid,
        ...(publishedAt !== null && {
          createdAt: publishedAt,
          modifiedAt: timeOf(item.modified) ?? publishedAt,
        }),
        coverWanted: coverUrl !== undefined && !cover ? coverUrl : null,
      },
    );
    placed.set(item.id, id);
    if (type === 'page') pages.set(item.id, item.parent);
    if (!isOurs) await keepOldAddress(transaction, id, item.link);
    counts[type === 'page' ? 'pages' : 'posts']++;
    const kept = commentsOf(item);
    if (comments && kept.length > 0) {
      await comments.take(transaction, id, kept);
      counts.comments += kept.length;
    }
  }

  /** In our files, the file's language is that of its posts; elsewhere it is that of the administration. */
  function languageOf(item: WxrItem): string | null {
    return languageTag(namedIn(item, LANGUAGE_DOMAIN) ?? (isOurs ? language : ''));
  }

  async function authorOf(transaction: Database, login: string): Promise<number | null> {
    if (login === '') return null;
    const known = authors.get(login) ?? (await storeAuthor(transaction, { name: login }));
    authors.set(login, known);
    return known;
  }

  function termsOf(
    transaction: Database,
    item: WxrItem,
    domain: string,
    taxonomy: 'category' | 'tag',
  ): Promise<number[]> {
    const terms = item.terms.filter((term) => term.domain === domain && term.name.trim() !== '');
    return Promise.all(
      terms.map(({ name, slug }) =>
        storeTerm(transaction, taxonomy, { name: wordsOf(name), slug: percentDecoded(slug) }),
      ),
    );
  }

  /** WordPress stores names and titles as HTML, `Food &amp; Drink`; ours are plain text. */
  function wordsOf(name: string): string {
    return isOurs ? name : plainText(name);
  }
}

function namedIn({ terms }: WxrItem, domain: string): string | undefined {
  return terms.find((term) => term.domain === domain && term.slug !== '')?.slug;
}

/** What posts refer to: authors, terms and pictures. A picture without a URL is ignored. */
function isDeclared(entry: WxrEntry): boolean {
  return (
    entry.is !== 'item' ||
    (entry.item.type === 'attachment' && /^https?:\/\//i.test(entry.item.attachmentUrl))
  );
}

async function* batches(
  entries: AsyncIterable<WxrEntry>,
  isWanted: (entry: WxrEntry) => boolean,
): AsyncGenerator<WxrEntry[]> {
  let batch: WxrEntry[] = [];
  for await (const entry of entries) {
    if (!isWanted(entry)) continue;
    batch.push(entry);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The status of an imported post by its original one; others are left out. */
export const STATUS: Readonly<Record<string, PostDraft['status'] | undefined>> = {
  publish: 'published',
  future: 'published',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
};

/**
 * Finds a post that was imported before. One of ours may come back with another guid: it is also found by its slug. Elsewhere,
 * pages of the same name may have different parents.
 */
export async function knownPost(
  transaction: Database,
  guid: string,
  ours: WxrItem | null,
): Promise<number | null> {
  const slug = ours ? givenSlugOf(percentDecoded(ours.slug)) : '';
  const row = await transaction
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        eb('guid', '=', guid),
        ...(ours && slug !== ''
          ? [and([eb('slug', '=', slug), eb('type', '=', ours.type), eb('title', '=', ours.title)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.id) : null;
}

/** Files uploaded here, by the names that imported posts may use. Nothing is fetched from elsewhere. */
async function uploadedPictures(transaction: Database): Promise<Map<string, MediaRow>> {
  const rows = await transaction.tables<BlogTables>().selectFrom('blog_media').selectAll().execute();
  return new Map(rows.flatMap((row) => fileKeys(row).map((key) => [key, row])));
}
