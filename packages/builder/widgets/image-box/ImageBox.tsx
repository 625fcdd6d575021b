import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import { boxPosition } from '../../parts/element/boxPosition.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { type ShownPicture, shownPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

export function ImageBox({ element }: WidgetProps) {
  const { settings } = element;
  const picture = shownPicture(settings.image, settings, 'thumbnail', 'full');
  const title = textOf(settings.title_text);
  const description = textOf(settings.description_text);
  if (!picture && !title && !description) return null;
  const link = linkOf(settings.link);
  const img = picture && <PictureView picture={picture} className={pictureClasses(picture, settings)} />;
  const align = choiceOf(settings.content_vertical_alignment, ['top', 'middle', 'bottom'], 'top');
  return (
    <WidgetElement
      {...widgetFrame(element, {
        classes: [...boxPosition(settings, 'top'), `elementor-vertical-align-${align}`],
      })}
    >
      <IslandStyle name="image-box" />
      <div className="elementor-image-box-wrapper">
        {img && (
          <figure className="elementor-image-box-img">
            {link ? (
              <a {...link} tabIndex={-1} {...(!picture?.alt && { 'aria-hidden': true })}>
                {img}
              </a>
            ) : (
              img
            )}
          </figure>
        )}
        {(title || description) && (
          <div className="elementor-image-box-content">
            {title &&
              createElement(
                headingTagOf(settings.title_size, 'h3'),
                { className: 'elementor-image-box-title' },
                link ? <Slot as="a" {...link} html={title} /> : <Slot as="span" html={title} />,
              )}
            {description && <Slot as="p" className="elementor-image-box-description" html={description} />}
          </div>
        )}
      </div>
    </WidgetElement>
  );
}

function pictureClasses({ className = '' }: ShownPicture, { hover_animation }: Settings): string {
  return [className, hoverAnimation(hover_animation)].join(' ').trim();
}
