export { authorPath, BLOG_PATH, postPath, termPath } from './blog/addresses.ts';
export type {
  Author,
  Blog,
  CountedTerm,
  Post,
  PostPage,
  PostQuery,
  PostSummary,
  Taxonomy,
  Term,
} from './blog/Blog.ts';
export { BLOG_TAG, postTag } from './blog/BlogContext.ts';
export { blogMigrations } from './blog/blogMigrations.ts';
export type { BlogCommentTargets } from './blog/commentTargets.ts';
export type { BlogOptions, BlogServer, StoredMedia } from './blog/createBlog.ts';
export { createBlog } from './blog/createBlog.ts';
export type { ArticleLook, RenderArticles } from './blog/endpoint/DefaultArticles.tsx';
export type { SiteFacts } from './blog/feeds/Feed.ts';
export type { UploadedFile } from './blog/media/createMedia.ts';
export { PictureError } from './blog/media/makeSizes.ts';
export { printPostQuery } from './blog/printPostQuery.ts';
export { PREVIEW_NONCE, PREVIEW_PATH } from './blog/publishing/preview.ts';
export type { SeedPost } from './blog/writing/seedPosts.ts';
export type { Carriage, Made } from './blog/wxr/createCarriage.ts';
export type { WxrExport } from './blog/wxr/exportWxr.ts';
export type { ImportedComment, ImportedComments } from './blog/wxr/ImportedComments.ts';
export { changesetMigrations } from './customizer/changesetMigrations.ts';
export type { Customizer, ThemePreview } from './customizer/createCustomizer.ts';
export { createCustomizer } from './customizer/createCustomizer.ts';
export type { ThemeStore } from './customizer/ThemeStore.ts';
export * from './shop/index.ts';
