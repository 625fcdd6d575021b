import { renderToStaticMarkup } from 'react-dom/server';
import { postPath } from '../addresses.ts';
import type { PostSummary } from '../Blog.ts';

export type ArticleLayout = 'grid' | 'covers' | 'default' | 'alternative';
export type RenderArticles = (posts: readonly PostSummary[], layout: ArticleLayout) => string;

/** Plain articles, for a site that brings no views of its own. */
export const renderDefaultArticles: RenderArticles = (posts, layout) =>
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
