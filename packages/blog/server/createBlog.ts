import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { Cover } from '../wire/public.ts';
import { BLOG_PATH } from './addresses.ts';
import type { Blog, Post } from './Blog.ts';
import type { BlogContext } from './BlogContext.ts';
import { blogContent } from './blogContent.ts';
import { type CommentJudge, cautiousJudge } from './comments/CommentJudge.ts';
import type { CommentNews } from './comments/commentMails.ts';
import { commentTargets } from './comments/commentTargets.ts';
import { createDiscussion, type Discussion } from './comments/createDiscussion.ts';
import type { ImportedComments } from './comments/ImportedComments.ts';
import { DEFAULT_LOOK, type RenderArticles, renderDefaultArticles } from './endpoint/DefaultArticles.tsx';
import type { SiteFacts } from './feeds/Feed.ts';
import { createMedia, MEDIA_PATH, type UploadedFile } from './media/createMedia.ts';
import { createRecordings } from './media/createRecordings.ts';
import { keepCover } from './media/keepCover.ts';
import {
  findDrawingFile,
  findDrawings,
  findGone,
  findPictures,
  offerSheetSizes,
  offerSizes,
} from './media/offerSizes.ts';
import type { PictureWords } from './media/pictureWords.ts';
import { removeUnused } from './media/removeUnused.ts';
import { previewedPost } from './publishing/preview.ts';
import { registerPublishing } from './publishing/registerPublishing.ts';
import { createMovedTo, type MovedTo } from './reading/createMovedTo.ts';
import { createReading } from './reading/createReading.ts';
import { isPostAt } from './reading/isPostAt.ts';
import { coverOf } from './reading/summaries.ts';
import { type FeedParts, feedRoutes } from './routes/feedRoutes.ts';
import { type FurtherPostsParts, furtherPostsRoute } from './routes/furtherPostsRoute.ts';
import { importRoutes } from './routes/importRoutes.ts';
import { languageRoute } from './routes/languageRoute.ts';
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
import { createImports } from './wxr/createImports.ts';
import { createPostTransfer } from './wxr/createPostTransfer.ts';
import type { DesignStore } from './wxr/designs.ts';
import { exportWxr, type WxrExport } from './wxr/exportWxr.ts';
import type { ImportCounts } from './wxr/ImportCounts.ts';
import { importWxr } from './wxr/importWxr.ts';
import type { PostTransfer } from './wxr/PostTransfer.ts';
import { takeNotedWords } from './wxr/standIn.ts';

export interface BlogNeeds {
  /** Posts per page of a list; at most 100. */
  readonly perPage?: () => number | Promise<number>;
  /** The site's languages, the main one first. */
  readonly languages?: () => readonly [string, ...string[]];
  /** Decides when a day begins, for the posts of a day. */
  readonly timeZone?: () => string;
  /** Whether `/{slug}/` is taken by something else: no post may shadow it or be shadowed by it. */
  readonly isReserved?: IsReserved;
  /** The articles of a list, as the site's pages show them. */
  readonly renderArticles?: RenderArticles;
  readonly look?: FurtherPostsParts['look'];
  /** Tags that rendered articles depend on besides the posts. */
  readonly articleTags?: readonly string[];
  readonly site?: () => Promise<SiteFacts>;
  /** Path of the newest posts. */
  readonly postsPath?: () => Promise<string>;
  /** The site's other pages, for its sitemap. */
  readonly paths?: FeedParts['paths'];
  /** Where a post's text is edited, if it was made with the builder; `null` for all others. */
  readonly drawnAt?: (post: number) => Promise<string | null>;
  /** Judges comments; without it all are held for moderation. */
  readonly judge?: CommentJudge;
  /** Who is mailed about comments; nobody by default. */
  readonly commentNews?: () => Promise<CommentNews>;
  /** Takes the comments of imported posts: the blog itself by default. */
  readonly importedComments?: ImportedComments;
  /** Keeps what was designed with Elementor; without it such pages come as plain texts. */
  readonly designs?: DesignStore;
}

/** The blog, and what the rest of the site needs from it. */
export interface BlogServer extends FeatureServer {
  /** Read access to published content. Pages that use it depend on `BLOG_TAG`. */
  readonly blog: Blog;
  readonly comments: Discussion;
  readonly movedTo: MovedTo;
  /** Posts and pages as a WordPress export file, in chunks. */
  exportWxr(options: WxrExport): AsyncIterable<string>;
  /** Posts and terms within a caller's transaction. */
  readonly transfer: PostTransfer;
  /** Whether a post outside the trash has this slug, or will have it once published. */
  isPostAt(database: Database, slug: string): Promise<boolean>;
  /** A post for a preview link from the editor: `/blog/preview/{id}/?nonce=…`, including drafts and unsaved changes. */
  previewed(id: number, nonce: unknown): Promise<Post | null>;
  /** Imports a WordPress export file within a caller's transaction, including comments. */
  importWxr(transaction: Database, file: AsyncIterable<Uint8Array>): Promise<ImportCounts>;
  /** Registers pictures whose files the site already serves, for posts that use them. */
  notePictures(transaction: Database, pictures: readonly Cover[]): Promise<void>;
  /** Creates and stores a picture's sizes. Throws a `PictureError` with a readable message. Never inside a transaction. */
  storeMedia(file: UploadedFile): Promise<StoredMedia>;
  /** The file of an uploaded picture by URL; `null` if there is none. */
  readMedia(url: string): Promise<Buffer | null>;
  /** Removes pictures from the library, except for those used in posts. Never inside a transaction. */
  removePictures(ids: readonly number[]): Promise<void>;
  /** Whether the media library has a picture at this URL, in any size. */
  hasPicture(url: string): Promise<boolean>;
  /** Lets browsers choose among the sizes of the uploaded pictures in a page. */
  offerSizes(html: string): Promise<string>;
  /** Adds the sizes of background pictures to a style sheet, so that the viewport decides which is used. */
  offerSheetSizes(css: string): Promise<string>;
  /** Which of these URLs of uploaded pictures no longer exist. */
  goneMedia(addresses: readonly string[]): Promise<readonly string[]>;
  /** The drawings of uploaded icons, by the first 20 digits of their files; `null` if there is none. */
  drawings(files: readonly string[]): Promise<readonly (string | null)[]>;
  /** The SVG file of an uploaded drawing by URL; `null` if it has none. */
  drawingFile(url: string): Promise<string | null>;
  /** Texts of the pictures at these URLs, in order; `null` if there is none. */
  pictureWords(addresses: readonly string[]): Promise<readonly (PictureWords | null)[]>;
}

export interface StoredMedia extends Cover {
  readonly id: number;
  /** Whether it is new in the library. */
  readonly isNew: boolean;
}

const TIDY_QUEUE = 'blog-tidy';
const DAY_MS = 86_400_000;
const USUAL_PAGE = 10;
const LARGEST_PAGE = 100;

export function createBlog(ports: Ports, needs: BlogNeeds = {}): BlogServer {
  const { clock, content, database, jobs } = ports;
  const { languages = () => ['en'], isReserved = () => false, perPage = () => USUAL_PAGE } = needs;
  const language = (): string => languages()[0];
  const context: BlogContext = { clock, content, jobs, language, isReserved };
  const media = createMedia(database, clock, join(ports.filesFolder, 'media'));
  const recordings = createRecordings(database, clock, join(ports.filesFolder, 'media'));
  const blog = createReading(database, {
    language,
    timeZone: needs.timeZone ?? (() => 'UTC'),
    perPage: async () => Math.min(Math.max(1, Math.trunc(await perPage())), LARGEST_PAGE),
  });
  const site = needs.site ?? (async () => ({ title: 'Blog', description: '', language: language() }));
  const editing = createEditing(context, database);
  const uploads = createUploads(join(ports.filesFolder, 'uploads'), clock);
  const {
    connect: connectComments,
    personalData,
    ...comments
  } = createDiscussion(ports, {
    judge: needs.judge ?? cautiousJudge,
    targets: commentTargets(context, database),
    news: needs.commentNews,
    language,
  });
  const takers = needs.importedComments ?? comments;
  const imports = createImports({
    ...{ context, database, uploads, comments: takers, log: ports.log },
    designs: needs.designs,
  });
  registerPublishing(context, database);
  jobs.register(TIDY_QUEUE, uploads.tidy);
  jobs.every(TIDY_QUEUE, DAY_MS);

  const server: BlogServer = {
    name: 'blog',
    content: blogContent(context),
    personalData,
    blog,
    comments,
    importWxr: (transaction, file) => importWxr(context, transaction, file, takers),
    async notePictures(transaction, pictures) {
      for (const picture of pictures) await keepCover(transaction, picture, clock.now());
    },
    movedTo: createMovedTo(database),
    exportWxr: (exported) => exportWxr(database, exported),
    transfer: createPostTransfer(context),
    isPostAt,
    previewed: (id, nonce) => previewedPost(database, ports.nonces, id, nonce),
    async storeMedia(file) {
      const isNew = !(await media.isKnown(file));
      const row = await media.store(file);
      if (isNew) await takeNotedWords(database, row);
      return { ...coverOf(row), id: row.id, isNew };
    },
    async readMedia(url) {
      const file = url.startsWith(`${MEDIA_PATH}/`) && (await media.read(url.slice(MEDIA_PATH.length + 1)));
      return file ? buffer(file.open()) : null;
    },
    removePictures: (ids) => removeUnused(ports, media, ids),
    hasPicture: media.has,
    offerSizes: (html) => offerSizes(database, html),
    offerSheetSizes: (css) => offerSheetSizes(database, css),
    goneMedia: (addresses) => findGone(database, addresses),
    drawings: (files) => findDrawings(database, files),
    drawingFile: (url) => findDrawingFile(database, url),
    pictureWords: (addresses) => findPictures(database, addresses),
    async connect(app) {
      await connectComments(app);
      mediaRoute(app, async (name) => (await media.read(name)) ?? recordings.read(name));
      searchRoute(app, ports, languages);
      furtherPostsRoute(app, {
        blog,
        content,
        languages,
        limits: ports.limits,
        renderArticles: needs.renderArticles ?? renderDefaultArticles,
        look: needs.look ?? (() => DEFAULT_LOOK),
        tags: needs.articleTags ?? [],
      });
      postRoutes(app, database, ports.nonces, editing, needs.drawnAt ?? (async () => null));
      languageRoute(app, languages);
      termRoutes(app, database, content);
      uploadRoutes(app, uploads);
      mediaAdminRoutes(app, ports, media, uploads);
      recordingRoutes(app, database, recordings, uploads);
      importRoutes(app, ports, imports, site);
      feedRoutes(app, {
        ...{ blog, comments, database, content, site, languages, publicUrl: ports.publicUrl },
        postsPath: needs.postsPath ?? (async () => BLOG_PATH),
        paths: needs.paths ?? (() => ['/']),
      });
    },
  };
  return server;
}
