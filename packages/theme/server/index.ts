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
export type { BlogOptions, BlogServer } from './blog/createBlog.ts';
export { createBlog } from './blog/createBlog.ts';
export type { SeedPost } from './blog/writing/seedPosts.ts';
