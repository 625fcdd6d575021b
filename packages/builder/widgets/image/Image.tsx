import { Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { type Picture, pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { sizeClass } from '../../parts/element/sizeClass.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';

export function Image({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const picture = pictureOf(settings.image);
  if (!picture) return null;
  const caption = settings.caption_source === 'custom' ? textOf(settings.caption) : '';
  const { alt, ...source } = picture;
  const shown = (
    <Linked to={linkFor(settings, picture)}>
      <img alt={alt} {...source} className={classesOf(settings)} loading="lazy" decoding="async" />
    </Linked>
  );
  return (
    <WidgetElement {...widgetFrame(element)}>
      {caption ? (
        <figure className="wp-caption">
          {shown}
          <Slot as="figcaption" className="widget-image-caption wp-caption-text" html={caption} />
        </figure>
      ) : (
        shown
      )}
    </WidgetElement>
  );
}

function classesOf({ image, image_size, hover_animation }: Settings): string | undefined {
  const classes = (sizeClass(image, image_size, 'large') ?? '') + hoverAnimation(hover_animation);
  return classes.trim() || undefined;
}

function Linked({ to, children }: { to: LinkAttributes | null; children: ReactNode }) {
  return to ? <a {...to}>{children}</a> : children;
}

/** A link to the picture's own file is what a lightbox opens, unless the author says otherwise. */
function linkFor(settings: Settings, picture: Picture): LinkAttributes | null {
  if (settings.link_to === 'custom') return linkOf(settings.link);
  if (settings.link_to !== 'file') return null;
  const lightbox = choiceOf(settings.open_lightbox, ['default', 'yes', 'no'], 'default');
  return {
    href: picture.src,
    ...(!picture.alt && { 'aria-label': 'Picture' }),
    ...(lightbox !== 'default' && { 'data-elementor-open-lightbox': lightbox }),
  };
}
