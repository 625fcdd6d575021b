import { join } from 'node:path';
import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { Cover } from '../../protocol.ts';
import type { Blog } from './Blog.ts';
import type { BlogContext } from './BlogContext.ts';
import { createMedia, type UploadedFile } from './media/createMedia.ts';
import { registerPublishing } from './publishing/registerPublishing.ts';
import { createReading } from './reading/createReading.ts';
import { coverOf } from './reading/summaries.ts';
import { mediaRoute } from './routes/mediaRoute.ts';
import type { IsReserved } from './writing/freeSlug.ts';
import { type SeedPost, seedPosts } from './writing/seedPosts.ts';

export interface BlogOptions {
  /** How many posts a page of a list has; at most 100. */
  readonly perPage?: () => number;
  /** The main language of the site. */
  readonly language?: string;
  /** Whether an address `/{slug}/` is a page of the site's own. */
  readonly isReserved?: IsReserved;
  /** Fills an empty site. */
  readonly seed?: (transaction: Database, blog: BlogServer) => Promise<void>;
}

/** The blog, and what the rest of the site asks of it. */
export interface BlogServer extends FeatureServer {
  /** Reading what is published. Pages that do depend on `BLOG_TAG`. */
  readonly blog: Blog;
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
  const { language = 'en', isReserved = () => false, perPage = () => USUAL_PAGE } = options;
  const context: BlogContext = {
    clock: ports.clock,
    content: ports.content,
    jobs: ports.jobs,
    language,
    isReserved,
  };
  const media = createMedia(ports.database, ports.clock, join(ports.filesFolder, 'media'));
  registerPublishing(context, ports.database);
  const server: BlogServer = {
    name: 'blog',
    blog: createReading(ports.database, {
      language,
      perPage: () => Math.min(Math.max(1, Math.trunc(perPage())), LARGEST_PAGE),
    }),
    seedPosts: (transaction, posts) => seedPosts(context, transaction, posts),
    async storeMedia(file) {
      const row = await media.store(file);
      return { ...coverOf(row), id: row.id };
    },
    async routes(app) {
      mediaRoute(app, media);
    },
    ...(options.seed && { seed: (transaction) => options.seed?.(transaction, server) ?? Promise.resolve() }),
  };
  return server;
}
