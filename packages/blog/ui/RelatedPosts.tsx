import { IslandStyle } from '@portico/kernel/islands/react';
import { PostArticle } from './PostArticle.tsx';
import type { ShownPost } from './ShownPost.ts';

interface RelatedPostsProps {
  /** Id of the heading, if a page may have several such rows. */
  readonly id?: string;
  readonly title: string;
  readonly posts: readonly ShownPost[];
}

const COLUMNS = { desktop: 3, tablet: 2, mobile: 1 } as const;

/** A row of posts under a heading. */
export function RelatedPosts({ id = 'related-posts', title, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className="nv-related-posts" aria-labelledby={id}>
      <IslandStyle name="blog" />
      <div className="container">
        <h2 id={id}>{title}</h2>
        <div className="posts-wrapper">
          {posts.map((post) => (
            <PostArticle key={post.id} post={post} layout="grid" columns={COLUMNS} titleLevel={3} />
          ))}
        </div>
      </div>
    </section>
  );
}
