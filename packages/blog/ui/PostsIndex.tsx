import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { type BlogLook, hasMasonry } from '../wire/public.ts';
import { PagesNav } from './PagesNav.tsx';
import { PostArticle } from './PostArticle.tsx';
import type { ShownPost } from './ShownPost.ts';

export interface PostsIndexProps {
  readonly theme: BlogLook;
  /** The heading above the list. */
  readonly head: ReactNode;
  readonly posts: readonly ShownPost[];
  readonly path: string;
  readonly page: number;
  readonly pages: number;
  /** Shown instead of an empty list. */
  readonly whenEmpty: ReactNode;
  readonly sidebar?: ReactNode;
}

/** A list of posts with pagination, in the markup that the theme's runtime expects. */
export function PostsIndex(props: PostsIndexProps) {
  const { theme, head, posts, path, page, pages, whenEmpty, sidebar } = props;
  const { layout, columns } = theme;
  return (
    <>
      <IslandStyle name="blog" />
      {head}
      <div className="container archive-container" data-sidebar={theme.sidebar}>
        <div className="row">
          <div
            className="nv-index-posts blog col"
            data-desktop={columns.desktop}
            data-tablet={columns.tablet}
            data-mobile={columns.mobile}
          >
            {posts.length > 0 ? (
              <div className={hasMasonry(theme) ? 'posts-wrapper nv-masonry' : 'posts-wrapper'}>
                {posts.map((post, index) => (
                  <PostArticle
                    key={post.id}
                    post={post}
                    layout={layout}
                    columns={columns}
                    isFirst={index < columns.desktop}
                  />
                ))}
              </div>
            ) : (
              whenEmpty
            )}
            <PagesNav pagination={theme.pagination} path={path} page={page} pages={pages} />
          </div>
          {sidebar}
        </div>
      </div>
    </>
  );
}
