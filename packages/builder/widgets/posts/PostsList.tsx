import { IslandStyle } from '@portico/kernel/islands/react';
import { type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { EXTRA_ATTRIBUTE } from '../../wire/public.ts';
import { PostCard } from './PostCard.tsx';
import { anchorOf, PostsPages } from './PostsPages.tsx';
import { postsPaging } from './postsPaging.ts';
import { type PostsSettings, postsSettings } from './postsSettings.ts';
import type { FoundPosts } from './usePosts.ts';

interface PostsListProps extends Pick<WidgetProps, 'element'> {
  /** Under the names of `posts`. */
  readonly settings: Settings;
  readonly found: FoundPosts;
  readonly classes?: readonly string[];
}

/** Posts in their widget's skin, with pagination. */
export function PostsList({ element, settings, found, classes = [] }: PostsListProps) {
  const { posts, page, pages, addressOf, first } = found;
  const paging = postsPaging(settings);
  const shown = postsSettings(settings);
  const masonry = shown.isMasonry ? ' elementor-posts-masonry' : '';
  return (
    <WidgetElement {...widgetFrame(element, { classes: [...classes, ...classesOf(shown, settings)] })}>
      <IslandStyle name="posts" />
      {posts.length > 0 && (
        <div
          className={`elementor-posts-container elementor-posts elementor-posts--skin-${shown.skin} elementor-grid${masonry}`}
          {...(shown.isMasonry && { [EXTRA_ATTRIBUTE]: 'packed' })}
          {...(shown.skin !== 'full_content' && NO_EMBEDS)}
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
      <PostsPages {...{ id: element.id, page, pages, addressOf, paging, settings }} />
    </WidgetElement>
  );
}

/** Excerpts of posts; full texts may contain shortcodes. */
const NO_EMBEDS = { 'data-no-embeds': '' };

/** Elementor Pro's classes for the appearance and behaviour of posts. */
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
