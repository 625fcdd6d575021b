import { renderToStaticMarkup } from 'react-dom/server';
import type { BlogLayout, Columns } from '../../wire/public.ts';
import { postPath } from '../addresses.ts';
import type { PostSummary } from '../Blog.ts';

/** How a list shows its posts. */
export interface ArticleLook {
  readonly layout: BlogLayout;
  readonly columns: Columns;
  /** Posts per page, if different from the site's published setting. */
  readonly perPage?: number;
}

export type RenderArticles = (posts: readonly PostSummary[], look: ArticleLook) => string;

export const DEFAULT_LOOK: ArticleLook = { layout: 'grid', columns: { desktop: 3, tablet: 2, mobile: 1 } };

/** Plain articles, for a site without its own views. */
export const renderDefaultArticles: RenderArticles = (posts, { layout }) =>
  renderToStaticMarkup(
    posts.map((post) => (
      <article id={`post-${post.id}`} className={`post layout-${layout}`} key={post.id}>
        <div className="article-content-col">
          <div className="content">
            <h2 className="blog-entry-title entry-title">
              <a href={postPath(post)}>{post.title}</a>
            </h2>
            <div className="excerpt-wrap">{post.excerpt}</div>
          </div>
        </div>
      </article>
    )),
  );
