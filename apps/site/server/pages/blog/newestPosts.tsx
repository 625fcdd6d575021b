import { RelatedPosts } from '@portico/theme/blog';
import type { ReactNode } from 'react';
import type { BlogParts } from './BlogParts.ts';

const NEWEST = 3;

/** The newest posts, for a page that is not about the blog. */
export async function newestPosts({ blog }: BlogParts): Promise<ReactNode> {
  const { posts } = await blog.list({}, 1);
  if (posts.length === 0) return null;
  return <RelatedPosts title="From the journal" posts={posts.slice(0, NEWEST)} />;
}
