import { createHash } from 'node:crypto';
import type { ContentVersions, Database } from '@portico/kernel/server';
import { notFound } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorPath, BLOG_PATH, postPath, termPath } from '../addresses.ts';
import type { Blog, Post, PostQuery } from '../Blog.ts';
import { BLOG_TAG } from '../BlogContext.ts';
import { createAnswers } from '../endpoint/createAnswers.ts';
import { atomFeed } from '../feeds/atomFeed.ts';
import type { Feed, SiteFacts } from '../feeds/Feed.ts';
import { rssFeed } from '../feeds/rssFeed.ts';
import { type MapEntry, MOST_MAPPED, robots, siteMap } from '../feeds/siteMap.ts';
import type { BlogTables } from '../tables.ts';
import { originOf } from './originOf.ts';

export interface FeedParts {
  readonly blog: Blog;
  readonly database: Database;
  readonly content: ContentVersions;
  readonly site: () => Promise<SiteFacts>;
  /** Pages of the site beside the blog's, for the map. */
  readonly paths: () => readonly string[] | Promise<readonly string[]>;
}

type Kind = 'rss' | 'atom';
const VISITORS = { config: { role: 'visitor' } } as const;
const TYPES: Readonly<Record<Kind | 'map' | 'robots', string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  map: 'application/xml; charset=utf-8',
  robots: 'text/plain; charset=utf-8',
};

/** What programs read of the blog: feeds, the map of the site, and what robots may do. */
export function feedRoutes(app: FastifyInstance, parts: FeedParts): void {
  const { blog, content } = parts;
  const answers = createAnswers(content, [BLOG_TAG, 'site']);

  async function whole(query: PostQuery): Promise<Post[]> {
    const { posts } = await blog.list(query, 1);
    const read = await Promise.all(posts.map(({ slug }) => blog.read(slug)));
    return read.filter((post) => post !== null);
  }

  async function feedOf(
    kind: Kind,
    origin: string,
    category: string | null,
    feedPath: string,
  ): Promise<string> {
    const site = await parts.site();
    const term = category === null ? null : await blog.term('category', category);
    if (category !== null && !term) throw notFound('This category');
    const feed: Feed = {
      site,
      origin,
      title: term ? `${term.name} – ${site.title}` : site.title,
      path: term ? termPath('category', term.slug) : BLOG_PATH,
      feedPath,
      posts: await whole(term ? { categories: [term.slug] } : {}),
    };
    return kind === 'rss' ? rssFeed(feed) : atomFeed(feed);
  }

  for (const kind of ['rss', 'atom'] as const) {
    const end = kind === 'rss' ? 'feed/' : 'feed/atom/';
    app.get(`/${end}`, VISITORS, async (request, reply) => {
      const origin = originOf(request);
      const body = await answers(`${kind} ${origin}`, () => feedOf(kind, origin, null, `/${end}`));
      return send(request, reply, TYPES[kind], body);
    });
    app.get<{ Params: { slug: string } }>(`/category/:slug/${end}`, VISITORS, async (request, reply) => {
      const origin = originOf(request);
      const { slug } = request.params;
      const path = `${termPath('category', slug)}${end}`;
      const body = await answers(`${kind} ${origin} ${slug}`, () => feedOf(kind, origin, slug, path));
      return send(request, reply, TYPES[kind], body);
    });
  }

  app.get('/sitemap.xml', VISITORS, async (request, reply) => {
    const origin = originOf(request);
    const paths = await parts.paths();
    const body = await answers(`map ${origin} ${digestOf(paths.join(' '))}`, async () =>
      siteMap(origin, await entries(parts, paths)),
    );
    return send(request, reply, TYPES.map, body);
  });

  app.get('/robots.txt', VISITORS, async (request, reply) =>
    send(request, reply, TYPES.robots, robots(originOf(request))),
  );
}

async function entries({ blog, database }: FeedParts, paths: readonly string[]): Promise<MapEntry[]> {
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select(['slug', 'language', 'translation_group', 'modified_at'])
    .where('status', '=', 'published')
    .orderBy('published_at', 'desc')
    .limit(MOST_MAPPED)
    .execute();
  const groups = new Map<string, typeof rows>();
  for (const row of rows)
    groups.set(row.translation_group, [...(groups.get(row.translation_group) ?? []), row]);
  const categories = await blog.terms('category');
  const tags = await blog.terms('tag');
  return [
    ...paths.map((path) => ({ path })),
    ...rows.map((row) => {
      const versions = groups.get(row.translation_group) ?? [];
      const alternates = versions.map((other) => ({ language: other.language, path: postPath(other) }));
      return {
        path: postPath(row),
        changedAt: row.modified_at,
        ...(versions.length > 1 && { alternates }),
      };
    }),
    ...categories.map(({ slug }) => ({ path: termPath('category', slug) })),
    ...tags.map(({ slug }) => ({ path: termPath('tag', slug) })),
    ...(await blog.authors()).map(({ slug }) => ({ path: authorPath(slug) })),
  ];
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, body: string): FastifyReply {
  const etag = `"${digestOf(body)}"`;
  reply.headers({ 'cache-control': 'public, no-cache', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
