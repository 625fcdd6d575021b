import { IslandStyle } from '@portico/kernel/islands/react';
import { type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageOfList } from '../../parts/post/ListPage.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { LIST_ATTRIBUTE } from '../../wire/public.ts';
import { PostCard } from './PostCard.tsx';
import { anchorOf, PostsPages } from './PostsPages.tsx';
import { pagesOf, postsPaging } from './postsPaging.ts';
import { postsPerPage, postsRequest } from './postsRequest.ts';
import { type PostsSettings, postsSettings } from './postsSettings.ts';

/** Posts of the site's blog, as cards in columns, a page at a time. */
export function Posts({ element }: WidgetProps) {
  const { settings } = element;
  const pageOfList = usePageOfList();
  const paging = postsPaging(settings);
  const page = paging.type ? pageOfList(element.id) : 1;
  const at = usePageFacts()?.url;
  const answer = useSitePart(postsRequest(settings, { page, all: paging.isMore, at }));
  const posts = answer?.posts ?? [];
  const shown = postsSettings(settings);
  // What was brought last is where the browser goes.
  const first = paging.isMore && page > 1 ? (page - 1) * postsPerPage(settings) : -1;
  const masonry = shown.isMasonry ? ' elementor-posts-masonry' : '';
  return (
    <WidgetElement {...widgetFrame(element, { classes: classesOf(shown, settings) })}>
      <IslandStyle name="posts" />
      {posts.length > 0 && (
        <div
          className={`elementor-posts-container elementor-posts elementor-posts--skin-${shown.skin} elementor-grid${masonry}`}
          {...(shown.isMasonry && { [LIST_ATTRIBUTE]: 'packed' })}
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

/** Words of posts; whole texts may have codes in them. */
const NO_EMBEDS = { 'data-no-embeds': '' };

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
