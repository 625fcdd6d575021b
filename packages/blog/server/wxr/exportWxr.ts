import { type Database, yieldToOthers } from '@portico/kernel/server';
import type { Selectable } from 'kysely';
import { postPath } from '../addresses.ts';
import type { PostSummary, Term } from '../Blog.ts';
import type { SiteFacts } from '../feeds/Feed.ts';
import { cdata, xmlText } from '../feeds/xmlText.ts';
import { summaries } from '../reading/summaries.ts';
import type { AuthorRow, BlogTables, CommentRow, PostRow } from '../tables.ts';
import { type ExportedCover, exportedCovers } from './exportedCovers.ts';
import { sqlDate } from './sqlDate.ts';
import { commentsOn, wxrComment } from './wxrComments.ts';

export interface WxrExport {
  readonly site: SiteFacts;
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string;
  readonly now: number;
}

const BATCH = 50;

/** Posts and pages as a WordPress export file, in chunks. Trashed ones are left out. */
export async function* exportWxr(database: Database, options: WxrExport): AsyncGenerator<string> {
  const { site, origin, now } = options;
  const pictures = exportedCovers(database, origin, (await lastId(database)) + 1);
  yield wxrHead(site, origin, now);
  yield* declarations(database);
  for (const type of ['post', 'page']) {
    const ids = await idsOf(database, type);
    for (let sent = 0; sent < ids.length; sent += BATCH) {
      const rows = await rowsOf(database, ids.slice(sent, sent + BATCH));
      const shown = await summaries(database, rows);
      const translated = await translatedGroups(database, rows);
      const said = await commentsOn(database, rows);
      await pictures.note(rows);
      for (const [index, row] of rows.entries()) {
        const summary = shown[index];
        const group = row.translation_group;
        const facts = {
          cover: pictures.of(row)?.id,
          language: row.language === site.language ? undefined : row.language,
          translations: translated.has(group) ? group : undefined,
          parent: row.parent ?? undefined,
          comments: said.filter(({ post_id }) => post_id === String(row.id)),
        };
        if (summary) yield wxrItem(row, summary, origin, facts);
      }
      await yieldToOthers();
    }
  }
  yield* pictures.all().map(wxrCover);
  yield WXR_END;
}

/** In file order. Read once, because skipping rows for each batch would take longer and longer. */
async function idsOf(database: Database, type: string): Promise<number[]> {
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select('id')
    .where('type', '=', type)
    .where('status', '!=', 'trash')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that still exist, in this order. */
async function rowsOf(database: Database, ids: readonly number[]): Promise<PostRow[]> {
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '!=', 'trash')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Pictures are numbered after all posts. */
async function lastId(database: Database): Promise<number> {
  const row = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** Translation groups of those posts that have a translation. */
async function translatedGroups(database: Database, posts: readonly PostRow[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select('translation_group')
    .where('translation_group', 'in', ['', ...posts.map(({ translation_group }) => translation_group)])
    .where('status', '!=', 'trash')
    .groupBy('translation_group')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(({ translation_group }) => translation_group));
}

/** Marks a file as ours: HTML as shown, and authors by slug. */
export const WXR_GENERATOR = 'Portico';

export const WXR_END = '</channel>\n</rss>\n';

export function wxrHead(site: SiteFacts, origin: string, now: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${xmlText(site.title)}</title>
<link>${xmlText(origin)}</link>
<description>${xmlText(site.description)}</description>
<pubDate>${new Date(now).toUTCString()}</pubDate>
<language>${xmlText(site.language)}</language>
<generator>${WXR_GENERATOR}</generator>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${xmlText(origin)}</wp:base_site_url>
<wp:base_blog_url>${xmlText(origin)}</wp:base_blog_url>
`;
}

export function wxrAuthor({ slug, name, about }: Omit<AuthorRow, 'id'>, id: number): string {
  const description = about && `<wp:author_description>${cdata(about)}</wp:author_description>`;
  return `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${cdata(slug)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name>${description}</wp:author>\n`;
}

async function* declarations(database: Database): AsyncGenerator<string> {
  const tables = database.tables<BlogTables>();
  for (const row of await tables.selectFrom('blog_authors').selectAll().orderBy('id').execute())
    yield wxrAuthor(row, row.id);
  const terms = await tables.selectFrom('blog_terms').selectAll().orderBy('id').execute();
  const slugs = new Map(terms.map(({ id, slug }) => [id, slug]));
  for (const row of terms)
    yield row.taxonomy === 'tag'
      ? `<wp:tag><wp:term_id>${row.id}</wp:term_id><wp:tag_slug>${cdata(row.slug)}</wp:tag_slug><wp:tag_name>${cdata(row.name)}</wp:tag_name><wp:tag_description>${cdata(row.description)}</wp:tag_description></wp:tag>\n`
      : `<wp:category><wp:term_id>${row.id}</wp:term_id><wp:category_nicename>${cdata(row.slug)}</wp:category_nicename><wp:category_parent>${cdata(slugs.get(row.parent ?? 0) ?? '')}</wp:category_parent><wp:cat_name>${cdata(row.name)}</wp:cat_name><wp:category_description>${cdata(row.description)}</wp:category_description></wp:category>\n`;
}

/** What a file says about a post besides its text. */
export interface ItemFacts {
  /** Id of its cover. */
  readonly cover?: number | undefined;
  /** If different from the file's. */
  readonly language?: string | undefined;
  /** Shared by translations of the same post. */
  readonly translations?: string | undefined;
  /** Id of the parent page. */
  readonly parent?: number | undefined;
  /** Its comments. */
  readonly comments?: readonly Selectable<CommentRow>[];
}

export function wxrItem(row: PostRow, post: PostSummary, origin: string, facts: ItemFacts): string {
  const date = row.published_at ?? row.created_at;
  const terms = [
    ...inOrder(post.categories).map((term) => ({ ...term, domain: 'category' })),
    ...inOrder(post.tags).map((term) => ({ ...term, domain: 'post_tag' })),
    ...named(LANGUAGE_DOMAIN, facts.language),
    ...named(TRANSLATIONS_DOMAIN, facts.translations),
  ];
  const status = { published: 'publish', scheduled: 'future' }[row.status] ?? 'draft';
  return `<item>
<title>${cdata(row.title)}</title>
<link>${xmlText(origin + postPath(row))}</link>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<dc:creator>${cdata(post.author?.slug ?? '')}</dc:creator>
<guid isPermaLink="false">${xmlText(row.guid)}</guid>
<description></description>
<content:encoded>${cdata(row.html)}</content:encoded>
<excerpt:encoded>${cdata(xmlText(row.excerpt))}</excerpt:encoded>
<wp:post_id>${row.id}</wp:post_id>
<wp:post_date>${sqlDate(date)}</wp:post_date>
<wp:post_date_gmt>${sqlDate(date)}</wp:post_date_gmt>
<wp:post_modified_gmt>${sqlDate(row.modified_at)}</wp:post_modified_gmt>
<wp:comment_status>${row.comments_open === 1 ? 'open' : 'closed'}</wp:comment_status>
<wp:post_name>${cdata(encodeURIComponent(row.slug))}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_parent>${facts.parent ?? 0}</wp:post_parent>
<wp:post_type>${row.type}</wp:post_type>
<wp:is_sticky>${row.is_sticky}</wp:is_sticky>
${terms.map(({ domain, slug, name }) => `<category domain="${domain}" nicename="${xmlText(slug)}">${cdata(name)}</category>\n`).join('')}${facts.cover === undefined ? '' : wxrMeta(COVER_META, String(facts.cover))}${(facts.comments ?? []).map(wxrComment).join('')}</item>
`;
}

export function wxrCover({ id, name, url, alt, title, caption, description }: ExportedCover): string {
  return `<item>
<title>${cdata(title || name)}</title>
<description></description>
${description && `<content:encoded>${cdata(description)}</content:encoded>\n`}${caption && `<excerpt:encoded>${cdata(caption)}</excerpt:encoded>\n`}<wp:post_id>${id}</wp:post_id>
<wp:post_name>${cdata(encodeURIComponent(name))}</wp:post_name>
<wp:status>inherit</wp:status>
<wp:post_type>attachment</wp:post_type>
<wp:attachment_url>${xmlText(url)}</wp:attachment_url>
${alt === '' ? '' : wxrMeta(ALT_META, xmlText(alt))}</item>
`;
}

/** Under the names of Polylang and WPML. */
export const LANGUAGE_DOMAIN = 'language';
export const TRANSLATIONS_DOMAIN = 'post_translations';
/** Meta keys of a post's cover and of a picture's alternative text. */
export const COVER_META = '_thumbnail_id';
export const ALT_META = '_wp_attachment_image_alt';

function named(domain: string, name: string | undefined) {
  return name === undefined ? [] : [{ domain, slug: name, name }];
}

function wxrMeta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>\n`;
}

/** By slug, because databases sort names differently. */
function inOrder(terms: readonly Term[]): Term[] {
  return [...terms].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
