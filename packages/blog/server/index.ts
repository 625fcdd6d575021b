export { authorPath, BLOG_PATH, postPath, termPath } from './addresses.ts';
export type {
  Author,
  Blog,
  CountedTerm,
  Post,
  PostChoice,
  PostPage,
  PostQuery,
  PostSummary,
  Taxonomy,
  Term,
} from './Blog.ts';
export { BLOG_TAG, postTag } from './BlogContext.ts';
export type { CommentJudge, CommentVerdict } from './comments/CommentJudge.ts';
export { commentsTag } from './comments/createComments.ts';
export { COMMENTS_QUERY, type CommentsQuery } from './comments/createCommentsOf.ts';
export type { Discussion } from './comments/createDiscussion.ts';
export type { ImportedComment, ImportedComments } from './comments/ImportedComments.ts';
export type { SeedComment } from './comments/seedComments.ts';
export type { BlogNeeds, BlogServer, StoredMedia } from './createBlog.ts';
export { createBlog } from './createBlog.ts';
export type { ArticleLook, RenderArticles } from './endpoint/DefaultArticles.tsx';
export type { SiteFacts } from './feeds/Feed.ts';
export type { UploadedFile } from './media/createMedia.ts';
export { PictureError } from './media/makeSizes.ts';
export type { PictureWords } from './media/pictureWords.ts';
export { svgAsPicture } from './media/svgAsPicture.ts';
export { blogMigrations } from './migrations.ts';
export { printPostQuery } from './printPostQuery.ts';
export { PREVIEW_NONCE, PREVIEW_PATH } from './publishing/preview.ts';
export { midnightIn } from './reading/midnightIn.ts';
export type { WxrExport } from './wxr/exportWxr.ts';
export type { ImportedMenuItem } from './wxr/kitMenuItems.ts';
export type { Made, PostTransfer } from './wxr/PostTransfer.ts';
