import type { ReactNode } from 'react';
import type { BlogLayout, Columns } from '../wire/public.ts';
import { postPath } from './addresses.ts';
import { CoverImage } from './CoverImage.tsx';
import { coverSizes } from './coverSizes.ts';
import { PostMeta } from './PostMeta.tsx';
import { languageAttributes } from './phrases.ts';
import { postClasses } from './postClasses.ts';
import type { ShownPost } from './ShownPost.ts';

export interface PostArticleProps {
  readonly post: ShownPost;
  readonly layout: BlogLayout;
  readonly columns: Columns;
  /** Among the first that a visitor sees. */
  readonly isFirst?: boolean;
  /** One level lower in a list with its own heading. */
  readonly titleLevel?: 2 | 3;
}

/** A post in a list. */
export function PostArticle(props: PostArticleProps) {
  const { post, layout, columns, isFirst = false, titleLevel = 2 } = props;
  const parts: ArticleParts = {
    picture: post.cover && (
      <div className="nv-post-thumbnail-wrap img-wrap">
        {/* biome-ignore lint/a11y/useAnchorContent: the title is the same link in words */}
        <a href={postPath(post.slug)} tabIndex={-1} aria-hidden="true">
          <CoverImage cover={post.cover} sizes={coverSizes(layout, columns)} isFirst={isFirst} isSilent />
        </a>
      </div>
    ),
    words: (
      <>
        <Title post={post} level={titleLevel} />
        <PostMeta post={post} />
        <div className="excerpt-wrap entry-summary">
          <p>{post.excerpt}</p>
        </div>
      </>
    ),
  };
  return (
    <article
      id={`post-${post.id}`}
      className={postClasses(post, layout)}
      {...languageAttributes(post.language)}
    >
      <div className="article-content-col">
        <div className="content">{inLayout[layout](parts)}</div>
      </div>
    </article>
  );
}

interface ArticleParts {
  readonly picture: ReactNode;
  readonly words: ReactNode;
}

const inLayout: Readonly<Record<BlogLayout, (parts: ArticleParts) => ReactNode>> = {
  grid: ({ picture, words }) => (
    <>
      {picture}
      {words}
    </>
  ),
  covers: ({ picture, words }) => (
    <div className="cover-post nv-ft-wrap">
      <div className="cover-overlay" />
      {picture}
      <div className="inner">{words}</div>
    </div>
  ),
  default: inRow('default'),
  alternative: inRow('alternative'),
};

function inRow(layout: string) {
  return ({ picture, words }: ArticleParts) => (
    <div className={`${layout}-post nv-ft-wrap`}>
      {picture}
      <div className="non-grid-content">{words}</div>
    </div>
  );
}

function Title({ post, level }: { readonly post: ShownPost; readonly level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className="blog-entry-title entry-title">
      <a href={postPath(post.slug)} rel="bookmark">
        {post.title}
      </a>
    </Heading>
  );
}
