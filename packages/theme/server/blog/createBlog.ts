import { join } from 'node:path';
import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { Cover } from '../../protocol.ts';
import { postPath } from './addresses.ts';
import type { Blog } from './Blog.ts';
import type { BlogContext } from './BlogContext.ts';
import { type BlogCommentTargets, commentTargets } from './commentTargets.ts';
import { type RenderArticles, renderDefaultArticles } from './endpoint/DefaultArticles.tsx';
import type { SiteFacts } from './feeds/Feed.ts';
import { createMedia, type UploadedFile } from './media/createMedia.ts';
import { registerPublishing } from './publishing/registerPublishing.ts';
import { createReading } from './reading/createReading.ts';
import { coverOf } from './reading/summaries.ts';
import { feedRoutes } from './routes/feedRoutes.ts';
import { type FurtherPostsParts, furtherPostsRoute } from './routes/furtherPostsRoute.ts';
import { mediaRoute } from './routes/mediaRoute.ts';
import { searchRoute } from './routes/searchRoute.ts';
import type { BlogTables } from './tables.ts';
import type { IsReserved } from './writing/freeSlug.ts';
import { type SeedPost, seedPosts } from './writing/seedPosts.ts';

export interface BlogOptions {
  /** How many posts a page of a list has; at most 100. */
  readonly perPage?: () => number;
  /** The languages of the site, the main one first. */
  readonly languages?: readonly [string, ...string[]];
  /** Whether an address `/{slug}/` is a page of the site's own. */
  readonly isReserved?: IsReserved;
  /** The articles of a list, as the site's pages show them. */
  readonly renderArticles?: RenderArticles;
  readonly layout?: FurtherPostsParts['layout'];
  /** Tags that the rendering of articles depends on beside the posts. */
  readonly articleTags?: readonly string[];
  readonly site?: () => Promise<SiteFacts>;
  /** Pages of the site beside the blog's, for its map. */
  readonly paths?: () => readonly string[];
  /** Fills an empty site. */
  readonly seed?: (transaction: Database, blog: BlogServer) => Promise<void>;
}

/** The blog, and what the rest of the site asks of it. */
export interface BlogServer extends FeatureServer {
  /** Reading what is published. Pages that do depend on `BLOG_TAG`. */
  readonly blog: Blog;
  readonly comments: BlogCommentTargets;
  /** Where a post went that used to be at `/{slug}/`: a path, or `null`. */
  movedTo(slug: string): Promise<string | null>;
  seedPosts(transaction: Database, posts: readonly SeedPost[]): Promise<number[]>;
  /** Makes the sizes of a picture and keeps them. Throws a `PictureError` with a sentence. Never inside a transaction. */
  storeMedia(file: UploadedFile): Promise<StoredMedia>;
}

export interface StoredMedia extends Cover {
  readonly id: number;
}

const USUAL_PAGE = 10;
const LARGEST_PAGE = 100;

export function createBlog(ports: Ports, options: BlogOptions = {}): BlogServer {
  const { clock, content, database, jobs } = ports;
  const { languages = ['en'], isReserved = () => false, perPage = () => USUAL_PAGE } = options;
  const [language] = languages;
  const context: BlogContext = { clock, content, jobs, language, isReserved };
  const media = createMedia(database, clock, join(ports.filesFolder, 'media'));
  const blog = createReading(database, {
    language,
    perPage: () => Math.min(Math.max(1, Math.trunc(perPage())), LARGEST_PAGE),
  });
  const site = options.site ?? (async () => ({ title: 'Blog', description: '', language }));
  registerPublishing(context, database);

  const server: BlogServer = {
    name: 'blog',
    blog,
    comments: commentTargets(context, database),
    seedPosts: (transaction, posts) => seedPosts(context, transaction, posts),
    async movedTo(slug) {
      const row = await database
        .tables<BlogTables>()
        .selectFrom('blog_redirects')
        .innerJoin('blog_posts', 'blog_posts.id', 'blog_redirects.post')
        .select('blog_posts.slug')
        .where('blog_redirects.slug', '=', slug)
        .where('blog_posts.status', '=', 'published')
        .executeTakeFirst();
      return row ? postPath(row) : null;
    },
    async storeMedia(file) {
      const row = await media.store(file);
      return { ...coverOf(row), id: row.id };
    },
    async routes(app) {
      mediaRoute(app, media);
      searchRoute(app, database, language);
      furtherPostsRoute(app, {
        blog,
        clock,
        content,
        languages,
        renderArticles: options.renderArticles ?? renderDefaultArticles,
        layout: options.layout ?? (() => 'grid'),
        tags: options.articleTags ?? [],
      });
      feedRoutes(app, { blog, database, content, site, paths: options.paths ?? (() => ['/']) });
    },
    ...(options.seed && { seed: (transaction) => options.seed?.(transaction, server) ?? Promise.resolve() }),
  };
  return server;
}
