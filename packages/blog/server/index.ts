export { BLOG_PATH, postPath, termPath } from './addresses.ts';
export type {
  Blog,
  CountedTerm,
  Post,
  PostChoice,
  PostPage,
  PostQuery,
  PostSummary,
  Taxonomy,
} from './Blog.ts';
export { BLOG_TAG, postTag } from './BlogContext.ts';
export type { CommentJudge } from './comments/CommentJudge.ts';
export { commentsTag } from './comments/createComments.ts';
export { COMMENTS_QUERY, type CommentsQuery } from './comments/createCommentsOf.ts';
export type { BlogServer } from './createBlog.ts';
export { createBlog } from './createBlog.ts';
export type { ArticleLook, RenderArticles } from './endpoint/DefaultArticles.tsx';
export type { PictureWords } from './media/pictureWords.ts';
export { svgAsPicture } from './media/svgAsPicture.ts';
export { blogMigrations } from './migrations.ts';
export { printPostQuery } from './printPostQuery.ts';
export { PREVIEW_NONCE, PREVIEW_PATH } from './publishing/preview.ts';
export { midnightIn } from './reading/midnightIn.ts';
export type { DesignedSite } from './wxr/designs.ts';
export type { ImportedMenuItem } from './wxr/kitMenuItems.ts';
export type { Made, PostTransfer } from './wxr/PostTransfer.ts';
