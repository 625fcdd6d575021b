import { Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import type { ElementStyle } from '../../document/styles/StyleRule.ts';
import { corners, keyword, length } from '../../document/styles/values.ts';
import type { BuilderElement } from '../../protocol.ts';
import { type LinkAttributes, linkOf } from '../../settings/link.ts';
import { type Picture, pictureOf } from '../../settings/picture.ts';
import { choiceOf, type Settings, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import { widgetFrame } from '../element/widgetFrame.ts';

export function Image({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const picture = pictureOf(settings.image);
  if (!picture) return null;
  const caption = settings.caption_source === 'custom' ? textOf(settings.caption) : '';
  const { alt, ...source } = picture;
  const shown = (
    <Linked to={linkFor(settings, picture)}>
      <img alt={alt} {...source} loading="lazy" decoding="async" />
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

export const imageStyle: ElementStyle = (read) => [
  { declarations: { 'text-align': keyword(read('align'), ['start', 'center', 'end', 'left', 'right']) } },
  {
    part: ' img',
    declarations: {
      'inline-size': length(read('width')),
      'max-inline-size': length(read('space')),
      'block-size': length(read('height')),
      'object-fit': keyword(read('object-fit'), ['fill', 'cover', 'contain']),
      'border-radius': corners(read('image_border_radius')),
    },
  },
];
