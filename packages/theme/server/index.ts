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
export type { PostComments } from './blog/comments/createPostComments.ts';
export { createPostComments } from './blog/comments/createPostComments.ts';
export type { BlogOptions, BlogServer } from './blog/createBlog.ts';
export { createBlog } from './blog/createBlog.ts';
export { printPostQuery } from './blog/printPostQuery.ts';
export { findMovedPost } from './blog/reading/findMovedPost.ts';
export type { SeedPost } from './blog/writing/seedPosts.ts';
export { changesetMigrations } from './customizer/changesetMigrations.ts';
export type { Customizer, ThemePreview } from './customizer/createCustomizer.ts';
export { createCustomizer } from './customizer/createCustomizer.ts';
export type { ThemeStore } from './customizer/ThemeStore.ts';
