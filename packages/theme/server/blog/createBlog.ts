import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { Blog } from './Blog.ts';
import type { BlogContext } from './BlogContext.ts';
import { registerPublishing } from './publishing/registerPublishing.ts';
import { createReading } from './reading/createReading.ts';
import type { IsReserved } from './writing/freeSlug.ts';
import { type SeedPost, seedPosts } from './writing/seedPosts.ts';

export interface BlogOptions {
  /** How many posts a page of a list has; at most 100. */
  readonly perPage?: () => number | Promise<number>;
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
  registerPublishing(context, ports.database);
  const server: BlogServer = {
    name: 'blog',
    blog: createReading(ports.database, {
      language,
      perPage: async () => Math.min(Math.max(1, Math.trunc(await perPage())), LARGEST_PAGE),
    }),
    seedPosts: (transaction, posts) => seedPosts(context, transaction, posts),
    async routes() {},
    ...(options.seed && { seed: (transaction) => options.seed?.(transaction, server) ?? Promise.resolve() }),
  };
  return server;
}
