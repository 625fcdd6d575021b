import { Slot } from '@portico/kernel/islands/react';
import { textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { PostsList } from '../posts/PostsList.tsx';
import { usePosts } from '../posts/usePosts.ts';
import { asPosts } from './asPosts.ts';

/** The posts of a template's list, with pagination; the template's own text if there are none. */
export function ArchivePosts({ element }: WidgetProps) {
  const facts = usePageFacts();
  const settings = asPosts(element.settings);
  const found = usePosts(element, { settings });
  const nothing = facts?.isEmptyList ? textOf(element.settings.nothing_found_message) : '';
  if (nothing)
    return (
      <WidgetElement {...widgetFrame(element)}>
        <Slot className="elementor-posts-nothing-found" html={nothing} />
      </WidgetElement>
    );
  // The theme's text for an empty list includes a search.
  if (facts && found.posts.length === 0 && facts.isEmptyList) return facts.posts;
  return facts && !facts.list ? null : (
    <PostsList element={element} settings={settings} found={found} classes={AS_POSTS} />
  );
}

/** Shares the style sheets of posts. */
const AS_POSTS = ['elementor-widget-posts'];
