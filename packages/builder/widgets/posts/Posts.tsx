import { IslandStyle } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import type { SitePost } from '../../wire/admin.ts';
import { type PostsSettings, postsRequest, postsSettings } from './postsSettings.ts';

/** Posts of the site's blog, as cards in columns. */
export function Posts({ element }: WidgetProps) {
  const posts = useSitePart(postsRequest(element.settings))?.posts ?? [];
  const shown = postsSettings(element.settings);
  const classes = [`elementor-posts--thumbnail-${shown.image}`];
  return (
    <WidgetElement {...widgetFrame(element, { classes })}>
      <IslandStyle name="posts" />
      {posts.length > 0 && (
        <div
          className={`elementor-posts-container elementor-posts elementor-posts--skin-${shown.skin} elementor-grid`}
          data-no-embeds=""
        >
          {posts.map((post) => (
            <PostCard key={post.id} post={post} shown={shown} />
          ))}
        </div>
      )}
    </WidgetElement>
  );
}

function PostCard({ post, shown }: { post: SitePost; shown: PostsSettings }) {
  const isCard = shown.skin === 'cards';
  const [badge] = shown.badge ? post[shown.badge] : [];
  const excerpt = firstWords(post.excerpt, shown.excerptWords);
  return (
    <article className={`elementor-post elementor-grid-item post-${post.id}`}>
      <div className={isCard ? 'elementor-post__card' : 'elementor-post__body'}>
        {shown.image !== 'none' && post.picture && (
          <a
            className="elementor-post__thumbnail__link"
            href={post.href}
            tabIndex={-1}
            aria-label={post.title}
          >
            <span className="elementor-post__thumbnail">
              <img {...post.picture} alt="" loading="lazy" decoding="async" />
            </span>
          </a>
        )}
        {badge && <div className="elementor-post__badge">{badge}</div>}
        <div className="elementor-post__text">
          {shown.hasTitle &&
            createElement(
              headingTagOf(shown.titleTag, 'h3'),
              { className: 'elementor-post__title' },
              <a href={post.href}>{post.title}</a>,
            )}
          {!isCard && <Meta post={post} shown={shown} />}
          {excerpt && (
            <div className="elementor-post__excerpt">
              <p>{excerpt}</p>
            </div>
          )}
          {shown.readMore && (
            <a
              className="elementor-post__read-more"
              href={post.href}
              aria-label={`${shown.readMore}: ${post.title}`}
            >
              {shown.readMore}
            </a>
          )}
        </div>
        {isCard && <Meta post={post} shown={shown} />}
      </div>
    </article>
  );
}

function Meta({ post, shown: { meta, separator } }: { post: SitePost; shown: PostsSettings }) {
  const parts = meta.flatMap((name) => {
    const words = META[name]?.(post);
    return words ? [{ name, words }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <div className="elementor-post__meta-data">
      {parts.map(({ name, words }, index) => (
        <span key={name} className={CLASSES[name]}>
          {index > 0 && (
            <span className="elementor-post__separator" aria-hidden="true">{` ${separator} `}</span>
          )}
          {words}
        </span>
      ))}
    </div>
  );
}

const CLASSES: Readonly<Record<string, string>> = {
  author: 'elementor-post-author',
  date: 'elementor-post-date',
  time: 'elementor-post-time',
  comments: 'elementor-post-comments',
};
const META: Readonly<Record<string, (post: SitePost) => string>> = {
  author: ({ author }) => author,
  date: ({ date }) => date,
  time: ({ time }) => time,
  comments: ({ comments }) =>
    comments === 0 ? 'No comments' : `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
};

function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > count
    ? `${words.slice(0, count).join(' ')}${count > 0 ? ' …' : ''}`
    : words.join(' ');
}
