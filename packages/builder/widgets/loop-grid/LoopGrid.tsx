import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { EXTRA_ATTRIBUTE } from '../../wire/public.ts';
import { PostsPages } from '../posts/PostsPages.tsx';
import { postsPaging } from '../posts/postsPaging.ts';
import { useLoop } from './useLoop.tsx';
import { WithoutTemplate } from './WithoutTemplate.tsx';

/** Posts in columns, each rendered with one of the site's templates, one page at a time. */
export function LoopGrid({ element }: WidgetProps) {
  const loop = useLoop(element);
  if (!loop) return null;
  if (loop.isWithoutTemplate) return <WithoutTemplate element={element} />;
  const { settings, found, items } = loop;
  const isPacked = isOn(settings.masonry) && textOf(settings.columns, '3') !== '1';
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="posts" />
      <IslandStyle name="loop-grid" />
      {items.length > 0 && (
        <div
          className="elementor-loop-container elementor-posts-container elementor-posts elementor-grid"
          {...(isPacked && { [EXTRA_ATTRIBUTE]: 'packed' })}
        >
          {items}
        </div>
      )}
      {found.posts.length === 0 && <Nothing settings={settings} />}
      <PostsPages {...found} id={element.id} paging={postsPaging(settings)} settings={settings} />
    </WidgetElement>
  );
}

function Nothing({ settings }: { readonly settings: Settings }) {
  const words = textOf(settings.nothing_found_message_text);
  if (!isOn(settings.enable_nothing_found_message) || !words) return null;
  return (
    <div className="e-loop-nothing-found-message">
      <Slot
        as={headingTagOf(settings.nothing_found_message_html_tag, 'div')}
        className="e-loop-nothing-found-message__text"
        html={words}
      />
    </div>
  );
}
