import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { plainTextOf } from '../../model/settings/plainText.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePageAddress } from '../../parts/post/PageFacts.ts';

/** A quotation with its author, and a plain link to share it. */
export function Blockquote({ element }: WidgetProps) {
  const { settings } = element;
  const content = textOf(settings.blockquote_content);
  const author = textOf(settings.author_name);
  const hasButton = settings.tweet_button === 'yes';
  if (!content && !author) return null;
  return (
    <WidgetElement {...widgetFrame(element, { classes: classesOf(settings) })}>
      <IslandStyle name="blockquote" />
      <blockquote className="elementor-blockquote">
        <Slot as="p" className="elementor-blockquote__content" html={content} />
        {(author || hasButton) && (
          <div className="e-q-footer">
            {author && <Slot as="cite" className="elementor-blockquote__author" html={author} />}
            {hasButton && <PassOn settings={settings} words={`${content} ${author && `— ${author}`}`} />}
          </div>
        )}
      </blockquote>
    </WidgetElement>
  );
}

function classesOf(settings: Settings): string[] {
  const skin = choiceOf(settings.blockquote_skin, ['border', 'quotation', 'boxed', 'clean'], 'border');
  const { tweet_button_skin, button_color_source, alignment } = settings;
  return [
    `elementor-blockquote--skin-${skin}`,
    `elementor-blockquote--button-skin-${choiceOf(tweet_button_skin, ['classic', 'bubble', 'link'], 'classic')}`,
    `elementor-blockquote--button-color-${choiceOf(button_color_source, ['official', 'custom'], 'official')}`,
    `elementor-blockquote--button-view-${buttonView(settings)}`,
    ...(alignment
      ? [`elementor-blockquote--align-${choiceOf(alignment, ['left', 'center', 'right'], 'left')}`]
      : []),
  ];
}

const buttonView = ({ tweet_button_view }: Settings) =>
  choiceOf(tweet_button_view, ['icon-text', 'icon', 'text'], 'icon-text');

function PassOn({ settings, words }: { settings: Settings; words: string }) {
  const draw = useIcons();
  const { url } = usePageAddress();
  const own = settings.url_type === 'custom' ? (linkOf(settings.url)?.href ?? '') : url;
  const asked = new URLSearchParams({
    text: plainTextOf(words).trim(),
    ...(settings.url_type !== 'none' && { url: own }),
    ...(textOf(settings.user_name) && { via: textOf(settings.user_name).replace(/^@/, '') }),
  });
  const view = buttonView(settings);
  const label = textOf(settings.tweet_button_label) || 'Post';
  return (
    <a
      className="elementor-blockquote__tweet-button"
      href={`https://x.com/intent/tweet?${asked}`}
      rel="noopener nofollow"
      target="_blank"
    >
      {view !== 'text' && <Slot as="span" html={draw('fab fa-x-twitter')} />}
      <span className={view === 'icon' ? 'elementor-screen-only' : 'elementor-blockquote__tweet-label'}>
        {label}
      </span>
    </a>
  );
}
