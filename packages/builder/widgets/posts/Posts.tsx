import { IslandStyle } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageOfList } from '../../parts/post/ListPage.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import type { SitePost } from '../../wire/admin.ts';
import { anchorOf, PostsPages } from './PostsPages.tsx';
import { pagesOf, postsPaging } from './postsPaging.ts';
import { type PostsSettings, postsRequest, postsSettings } from './postsSettings.ts';

/** Posts of the site's blog, as cards in columns, a page at a time. */
export function Posts({ element }: WidgetProps) {
  const { settings } = element;
  const pageOfList = usePageOfList();
  const paging = postsPaging(settings);
  const page = paging.type ? pageOfList(element.id) : 1;
  const answer = useSitePart(postsRequest(settings, page, paging.isMore));
  const posts = answer?.posts ?? [];
  const shown = postsSettings(settings);
  // What was brought last is where the browser goes.
  const first = paging.isMore && page > 1 ? (page - 1) * postsRequest(settings).count : -1;
  const masonry = shown.isMasonry ? ' elementor-posts-masonry' : '';
  return (
    <WidgetElement {...widgetFrame(element, { classes: classesOf(shown, settings) })}>
      <IslandStyle name="posts" />
      {posts.length > 0 && (
        <div
          className={`elementor-posts-container elementor-posts elementor-posts--skin-${shown.skin} elementor-grid${masonry}`}
          data-no-embeds=""
        >
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              shown={shown}
              {...(index === first && { anchor: anchorOf(element.id) })}
            />
          ))}
        </div>
      )}
      <PostsPages
        id={element.id}
        page={page}
        pages={pagesOf(settings, paging, answer?.total ?? 0)}
        paging={paging}
        settings={settings}
      />
    </WidgetElement>
  );
}

/** As Elementor Pro's scripts and sheets know the ways in which posts look and act. */
function classesOf(shown: PostsSettings, settings: Settings): readonly string[] {
  const { isMore } = postsPaging(settings);
  const align = textOf(settings.align, 'center');
  return [
    `elementor-posts--thumbnail-${shown.image}`,
    ...(shown.skin === 'cards' ? [`elementor-posts__hover-${shown.hover}`] : []),
    ...(shown.hasAvatar && shown.image !== 'none' ? ['elementor-posts--show-avatar'] : []),
    ...(shown.hasShadow ? ['elementor-card-shadow-yes'] : []),
    ...(isMore && ALIGNMENTS.has(align) ? [`load-more-align-${align}`] : []),
  ];
}

const ALIGNMENTS: ReadonlySet<string> = new Set(['start', 'center', 'end', 'left', 'right', 'justify']);

interface PostCardProps {
  readonly post: SitePost;
  readonly shown: PostsSettings;
  readonly anchor?: string;
}

function PostCard({ post, shown, anchor }: PostCardProps) {
  const isCard = shown.skin === 'cards';
  const [badge] = shown.badge ? post[shown.badge] : [];
  const window = shown.opensNewWindow ? NEW_WINDOW : {};
  const hasPicture = shown.image !== 'none' && post.picture;
  const excerpt = firstWords(post.excerpt, shown.excerptWords);
  return (
    <article className={`elementor-post elementor-grid-item post-${post.id}`} id={anchor}>
      <div className={isCard ? 'elementor-post__card' : 'elementor-post__body'}>
        {hasPicture && (
          <a
            {...window}
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
        {hasPicture && badge && <div className="elementor-post__badge">{badge}</div>}
        {hasPicture && shown.hasAvatar && post.author && (
          <div className="elementor-post__avatar">
            <span aria-hidden="true">{initialsOf(post.author)}</span>
          </div>
        )}
        <div className="elementor-post__text">
          {shown.hasTitle &&
            createElement(
              headingTagOf(shown.titleTag, 'h3'),
              { className: 'elementor-post__title' },
              <a href={post.href} {...window}>
                {post.title}
              </a>,
            )}
          {!isCard && <Meta post={post} shown={shown} />}
          {excerpt && (
            <div className="elementor-post__excerpt">
              <p>{excerpt}</p>
            </div>
          )}
          {shown.readMore && (
            <a
              {...window}
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
  comments: 'elementor-post-avatar',
  modified: 'elementor-post-date',
};
const META: Readonly<Record<string, (post: SitePost) => string>> = {
  author: ({ author }) => author,
  date: ({ date }) => date,
  time: ({ time }) => time,
  modified: ({ modified }) => modified,
  comments: ({ comments }) =>
    comments === 0 ? 'No comments' : `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
};

const NEW_WINDOW = { target: '_blank', rel: 'noopener' } as const;

/** Nobody's picture is known here: the letters that a name and the last of its words begin with stand for it. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > count
    ? `${words.slice(0, count).join(' ')}${count > 0 ? ' …' : ''}`
    : words.join(' ');
}
