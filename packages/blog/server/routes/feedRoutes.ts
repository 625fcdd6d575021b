import { createHash } from 'node:crypto';
import type { Ports } from '@portico/kernel/server';
import { createKnownOrigins, notFound, originOf } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageName } from '../../ui/phrases.ts';
import { authorPath, languagePath, postPath, termPath } from '../addresses.ts';
import type { Blog, Post, PostQuery, Taxonomy } from '../Blog.ts';
import { BLOG_TAG } from '../BlogContext.ts';
import { commentsFeed } from '../comments/commentsFeed.ts';
import type { Discussion } from '../comments/createDiscussion.ts';
import { createAnswers } from '../endpoint/createAnswers.ts';
import { atomFeed } from '../feeds/atomFeed.ts';
import type { Feed, SiteFacts } from '../feeds/Feed.ts';
import { rssFeed } from '../feeds/rssFeed.ts';
import { type MapEntry, MOST_MAPPED, robots, siteMap } from '../feeds/siteMap.ts';
import type { BlogTables } from '../tables.ts';

export interface FeedParts extends Pick<Ports, 'database' | 'content' | 'publicUrl'> {
  readonly blog: Blog;
  readonly comments: Pick<Discussion, 'newest'>;
  /** The site's languages, the main one first. */
  readonly languages: () => readonly string[];
  readonly site: () => Promise<SiteFacts>;
  /** Path of the newest posts. */
  readonly postsPath: () => Promise<string>;
  /** The site's other pages, for the sitemap. */
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

/** What programs read: feeds, the sitemap and robots.txt. */
export function feedRoutes(app: FastifyInstance, parts: FeedParts): void {
  const { blog, content } = parts;
  const answers = createAnswers(content, [BLOG_TAG, 'site']);
  const keptOrigin = createKnownOrigins(parts.publicUrl);

  async function whole(query: PostQuery): Promise<Post[]> {
    const { posts } = await blog.list(query, 1);
    const read = await Promise.all(posts.map(({ slug }) => blog.read(slug)));
    return read.filter((post) => post !== null);
  }

  async function feedOf(kind: Kind, origin: string, list: FeedList, feedPath: string): Promise<string> {
    const site = await parts.site();
    const { name, path, query } = list;
    const feed: Feed = {
      site: { ...site, language: query.language ?? site.language },
      origin,
      title: name === null ? site.title : `${name} – ${site.title}`,
      path,
      feedPath,
      posts: await whole(query),
    };
    return kind === 'rss' ? rssFeed(feed) : atomFeed(feed);
  }

  for (const [url, find] of Object.entries(lists(blog, parts)))
    for (const kind of ['rss', 'atom'] as const) {
      const end = kind === 'rss' ? 'feed/' : 'feed/atom/';
      app.get<{ Params: { slug?: string } }>(`${url}${end}`, VISITORS, async (request, reply) => {
        const origin = keptOrigin(request);
        const path = url.replace(':slug', () => encodeURIComponent(request.params.slug ?? ''));
        const body = await answers(`${kind} ${origin} ${path}`, async () =>
          feedOf(kind, origin, await find(request.params.slug ?? ''), path + end),
        );
        return send(request, reply, TYPES[kind], body);
      });
    }

  /** Comments on all posts, or on one. */
  const said = (url: string, find: (slug: string) => Promise<Said>) =>
    app.get<{ Params: { slug?: string } }>(url, VISITORS, async (request, reply) => {
      const origin = keptOrigin(request);
      const feedPath = url.replace(':slug', () => encodeURIComponent(request.params.slug ?? ''));
      // The page of all posts has the feed of all posts.
      if (feedPath === `${await parts.postsPath()}feed/`) return reply.redirect('/feed/', 301);
      const body = await answers(`said ${origin} ${feedPath}`, async () => {
        const { title, path, language, post } = await find(request.params.slug ?? '');
        const site = await parts.site();
        const comments = await parts.comments.newest(COMMENTS_IN_FEED, post);
        return commentsFeed({
          ...{ origin, path, feedPath, comments },
          site: { ...site, language: language ?? site.language },
          title: title ?? site.title,
        });
      });
      return send(request, reply, TYPES.rss, body);
    });

  said('/comments/feed/', async () => ({ path: '/' }));
  said('/:slug/feed/', async (slug) => {
    const post = await blog.read(slug);
    if (!post) throw notFound('This post');
    return { title: post.title, path: postPath(post), language: post.language, post: String(post.id) };
  });

  app.get('/sitemap.xml', VISITORS, async (request, reply) => {
    const origin = keptOrigin(request);
    const paths = await parts.paths();
    const body = await answers(`map ${origin} ${digestOf(paths.join(' '))}`, async () =>
      siteMap(origin, await entries(parts, paths)),
    );
    return send(request, reply, TYPES.map, body);
  });

  app.get('/robots.txt', VISITORS, async (request, reply) =>
    send(request, reply, TYPES.robots, robots(originOf(request, parts.publicUrl))),
  );
}

/** Newest first, as many as in WordPress. */
const COMMENTS_IN_FEED = 10;

/** What the comments are on: the site by default. */
interface Said {
  readonly title?: string;
  readonly path: string;
  readonly language?: string;
  readonly post?: string;
}

/** A list of posts with a feed. */
interface FeedList {
  /** Its name among the site's lists; `null` for all posts. */
  readonly name: string | null;
  readonly path: string;
  readonly query: PostQuery;
}

/** The lists by the paths of their pages. */
function lists(
  blog: Blog,
  { languages, postsPath }: Pick<FeedParts, 'languages' | 'postsPath'>,
): Readonly<Record<string, (slug: string) => Promise<FeedList>>> {
  const ofTerm = (taxonomy: Taxonomy, name: 'categories' | 'tags') => async (slug: string) => {
    const term = await blog.term(taxonomy, slug);
    if (!term) throw notFound(`This ${taxonomy}`);
    return { name: term.name, path: termPath(taxonomy, slug), query: { [name]: [slug] } };
  };
  return {
    '/': async () => ({ name: null, path: await postsPath(), query: {} }),
    '/category/:slug/': ofTerm('category', 'categories'),
    '/tag/:slug/': ofTerm('tag', 'tags'),
    '/author/:slug/': async (slug) => {
      const author = await blog.author(slug);
      if (!author) throw notFound('This author');
      return { name: author.name, path: authorPath(slug), query: { author: slug } };
    },
    '/language/:slug/': async (slug) => {
      if (!languages().includes(slug)) throw notFound('This language');
      return { name: languageName(slug), path: languagePath(slug), query: { language: slug } };
    },
  };
}

async function entries(
  { blog, database, languages }: FeedParts,
  paths: readonly string[],
): Promise<MapEntry[]> {
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
  const written = new Set(await blog.languages());
  const further = languages()
    .slice(1)
    .filter((language) => written.has(language));
  const categories = await blog.terms('category');
  const tags = await blog.terms('tag');
  return [
    ...[...paths, ...further.map(languagePath)].map((path) => ({ path })),
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
