import { Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { initialsOf } from '../../parts/post/initialsOf.ts';
import { PostDocument, useIsInPost } from '../../parts/site/PostDocument.tsx';
import type { SitePost } from '../../wire/admin.ts';
import type { PostsSettings } from './postsSettings.ts';

interface PostCardProps {
  readonly post: SitePost;
  readonly shown: PostsSettings;
  readonly anchor?: string;
}

/** A post of a list. */
export function PostCard({ post, shown, anchor }: PostCardProps) {
  const isCard = shown.skin === 'cards';
  const [badge] = shown.badge ? post[shown.badge] : [];
  const window = shown.opensNewWindow ? NEW_WINDOW : {};
  const hasPicture = shown.image !== 'none' && post.picture;
  const excerpt = excerptOf(post, shown);
  // Only full texts may contain shortcodes.
  const closed = post.content || post.built ? { 'data-no-embeds': '' } : {};
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
              { className: 'elementor-post__title', ...closed },
              <a href={post.href} {...window}>
                {post.title}
              </a>,
            )}
          {!isCard && <Meta post={post} shown={shown} closed={closed} />}
          <Whole post={post} />
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
        {isCard && <Meta post={post} shown={shown} closed={closed} />}
      </div>
    </article>
  );
}

function Whole({ post }: Pick<PostCardProps, 'post'>) {
  const { content, built } = post;
  const isInPost = useIsInPost();
  if (built) return isInPost ? null : <PostDocument post={post} drawn={built} />;
  if (!content) return null;
  const { html, sheet } = content;
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence="page" />}
      <Slot className="elementor-post__content nv-content-wrap entry-content" html={html} />
    </>
  );
}

function Meta({ post, shown: { meta, separator }, closed }: PostCardProps & { readonly closed: object }) {
  const parts = Object.entries(META).flatMap(([name, wordsOf]) => {
    const words = meta.includes(name) && wordsOf(post);
    return words ? [{ name, words }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <div className="elementor-post__meta-data" {...closed}>
      {parts.map(({ name, words }, index) => (
        <span key={name} className={CLASSES[name]}>
          {index > 0 && (
            <span className="elementor-post__separator" aria-hidden="true">{` ${separator}`}</span>
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
/** In Elementor's order, whatever the order in the settings. */
const META: Readonly<Record<string, (post: SitePost) => string>> = {
  author: ({ author }) => author,
  date: ({ date }) => date,
  time: ({ time }) => time,
  comments: ({ comments }) =>
    comments === 0 ? 'No Comments' : `${comments} ${comments === 1 ? 'Comment' : 'Comments'}`,
  modified: ({ modified }) => modified,
};

const NEW_WINDOW = { target: '_blank', rel: 'noopener' } as const;

/** An author's own excerpt stays whole by default. */
function excerptOf(post: SitePost, { excerptWords, cutsOwnExcerpts }: PostsSettings): string {
  const isWhole = post.hasOwnExcerpt && !cutsOwnExcerpts && excerptWords > 0;
  return isWhole ? post.excerpt : firstWords(post.excerpt, excerptWords);
}

/** Without an ellipsis, as in Elementor Pro. */
function firstWords(text: string, count: number): string {
  return text.split(/\s+/).filter(Boolean).slice(0, count).join(' ');
}
