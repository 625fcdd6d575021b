import { join } from 'node:path';
import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { Cover } from '../../protocol.ts';
import type { Blog, Post } from './Blog.ts';
import type { BlogContext } from './BlogContext.ts';
import { type BlogCommentTargets, commentTargets } from './commentTargets.ts';
import { DEFAULT_LOOK, type RenderArticles, renderDefaultArticles } from './endpoint/DefaultArticles.tsx';
import type { SiteFacts } from './feeds/Feed.ts';
import { createMedia, type UploadedFile } from './media/createMedia.ts';
import { createRecordings } from './media/createRecordings.ts';
import { previewedPost } from './publishing/preview.ts';
import { registerPublishing } from './publishing/registerPublishing.ts';
import { createMovedTo, type MovedTo } from './reading/createMovedTo.ts';
import { createReading } from './reading/createReading.ts';
import { coverOf } from './reading/summaries.ts';
import { type FeedParts, feedRoutes } from './routes/feedRoutes.ts';
import { type FurtherPostsParts, furtherPostsRoute } from './routes/furtherPostsRoute.ts';
import { importRoutes } from './routes/importRoutes.ts';
import { mediaAdminRoutes } from './routes/mediaAdminRoutes.ts';
import { mediaRoute } from './routes/mediaRoute.ts';
import { postRoutes } from './routes/postRoutes.ts';
import { recordingRoutes } from './routes/recordingRoutes.ts';
import { searchRoute } from './routes/searchRoute.ts';
import { termRoutes } from './routes/termRoutes.ts';
import { uploadRoutes } from './routes/uploadRoutes.ts';
import { createUploads } from './uploads/createUploads.ts';
import { createEditing } from './writing/createEditing.ts';
import type { IsReserved } from './writing/freeSlug.ts';
import { type SeedPost, seedPosts } from './writing/seedPosts.ts';
import { type Carriage, createCarriage } from './wxr/createCarriage.ts';
import { createImports } from './wxr/createImports.ts';
import { exportWxr, type WxrExport } from './wxr/exportWxr.ts';
import type { ImportedComments } from './wxr/ImportedComments.ts';

export interface BlogOptions {
  /** How many posts a page of a list has; at most 100. */
  readonly perPage?: () => number | Promise<number>;
  /** The languages of the site, the main one first. */
  readonly languages?: readonly [string, ...string[]];
  /** Whether an address `/{slug}/` is a page of the site's own. */
  readonly isReserved?: IsReserved;
  /** The articles of a list, as the site's pages show them. */
  readonly renderArticles?: RenderArticles;
  readonly look?: FurtherPostsParts['look'];
  /** Tags that the rendering of articles depends on beside the posts. */
  readonly articleTags?: readonly string[];
  readonly site?: () => Promise<SiteFacts>;
  /** Pages of the site beside the blog's, for its map. */
  readonly paths?: FeedParts['paths'];
  /** Who takes the comments of imported posts; without anybody they are left out. */
  readonly importedComments?: ImportedComments;
  /** Fills an empty site. */
  readonly seed?: (transaction: Database, blog: BlogServer) => Promise<void>;
}

/** The blog, and what the rest of the site asks of it. */
export interface BlogServer extends FeatureServer {
  /** Reading what is published. Pages that do depend on `BLOG_TAG`. */
  readonly blog: Blog;
  readonly comments: BlogCommentTargets;
  readonly movedTo: MovedTo;
  /** Posts and pages as an export file of WordPress, piece by piece. */
  exportWxr(options: WxrExport): AsyncIterable<string>;
  /** Posts and terms inside somebody else's transaction. */
  readonly carriage: Carriage;
  /** A post for whoever came by a link of the editor: `/blog/preview/{id}/?nonce=…`, drafts and unsaved words included. */
  previewed(id: number, nonce: unknown): Promise<Post | null>;
  seedPosts(transaction: Database, posts: readonly SeedPost[]): Promise<number[]>;
  /** Makes the sizes of a picture and keeps them. Throws a `PictureError` with a sentence. Never inside a transaction. */
  storeMedia(file: UploadedFile): Promise<StoredMedia>;
}

export interface StoredMedia extends Cover {
  readonly id: number;
}

const TIDY_QUEUE = 'blog-tidy';
const DAY_MS = 86_400_000;
const USUAL_PAGE = 10;
const LARGEST_PAGE = 100;

export function createBlog(ports: Ports, options: BlogOptions = {}): BlogServer {
  const { clock, content, database, jobs } = ports;
  const { languages = ['en'], isReserved = () => false, perPage = () => USUAL_PAGE } = options;
  const [language] = languages;
  const context: BlogContext = { clock, content, jobs, language, isReserved };
  const media = createMedia(database, clock, join(ports.filesFolder, 'media'));
  const recordings = createRecordings(database, clock, join(ports.filesFolder, 'media'));
  const blog = createReading(database, {
    language,
    perPage: async () => Math.min(Math.max(1, Math.trunc(await perPage())), LARGEST_PAGE),
  });
  const site = options.site ?? (async () => ({ title: 'Blog', description: '', language }));
  const editing = createEditing(context, database);
  const uploads = createUploads(join(ports.filesFolder, 'uploads'), clock);
  const imports = createImports({
    context,
    database,
    uploads,
    comments: options.importedComments ?? null,
    log: ports.log,
  });
  registerPublishing(context, database);
  jobs.register(TIDY_QUEUE, uploads.tidy);
  jobs.every(TIDY_QUEUE, DAY_MS);

  const server: BlogServer = {
    name: 'blog',
    blog,
    comments: commentTargets(context, database),
    seedPosts: (transaction, posts) => seedPosts(context, transaction, posts),
    movedTo: createMovedTo(database),
    exportWxr: (exported) => exportWxr(database, exported),
    carriage: createCarriage(context),
    previewed: (id, nonce) => previewedPost(database, ports.nonces, id, nonce),
    async storeMedia(file) {
      const row = await media.store(file);
      return { ...coverOf(row), id: row.id };
    },
    async routes(app) {
      mediaRoute(app, async (name) => (await media.read(name)) ?? recordings.read(name));
      searchRoute(app, ports, languages);
      furtherPostsRoute(app, {
        blog,
        clock,
        content,
        languages,
        renderArticles: options.renderArticles ?? renderDefaultArticles,
        look: options.look ?? (() => DEFAULT_LOOK),
        tags: options.articleTags ?? [],
      });
      postRoutes(app, database, ports.nonces, editing);
      termRoutes(app, database, content);
      uploadRoutes(app, uploads);
      mediaAdminRoutes(app, ports, media, uploads);
      recordingRoutes(app, database, recordings, uploads);
      importRoutes(app, ports, imports, site);
      feedRoutes(app, {
        ...{ blog, database, content, site, languages, publicUrl: ports.publicUrl },
        paths: options.paths ?? (() => ['/']),
      });
    },
    ...(options.seed && { seed: (transaction) => options.seed?.(transaction, server) ?? Promise.resolve() }),
  };
  return server;
}
