import { Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import type { Picture } from '../../model/settings/picture.ts';
import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { lightboxWords } from '../../parts/element/lightboxWords.ts';
import { shownPicture } from '../../parts/element/shownPicture.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePictureWords } from '../../parts/site/usePictureWords.ts';
import type { PictureWords } from '../../wire/admin.ts';
import type { BuilderElement } from '../../wire/public.ts';

export function Image({ element }: { element: BuilderElement }) {
  return <ImageOf element={element} image={element.settings.image} />;
}

interface ImageOfProps {
  readonly element: BuilderElement;
  /** As in a setting. */
  readonly image: unknown;
  /** Besides the widget's own. */
  readonly classes?: readonly string[];
}

/** A picture with its link and caption, according to the element's other settings. */
export function ImageOf({ element, image, classes: own = [] }: ImageOfProps) {
  const { settings } = element;
  const picture = shownPicture(image, settings, 'image', 'large');
  const words = usePictureWords([image], asksForWords(settings))(image);
  if (!picture) return null;
  const caption = captionOf(settings, words);
  const { alt, ...source } = picture;
  const classes = ((source.className ?? '') + hoverAnimation(settings.hover_animation)).trim();
  return (
    <WidgetElement {...widgetFrame(element, { classes: own })}>
      <Captioned caption={caption}>
        <Linked to={linkFor(settings, picture, words)}>
          <img
            alt={alt}
            {...source}
            {...(classes && { className: classes })}
            loading="lazy"
            decoding="async"
          />
        </Linked>
      </Captioned>
    </WidgetElement>
  );
}

function Linked({ to, children }: { to: LinkAttributes | null; children: ReactNode }) {
  return to ? <a {...to}>{children}</a> : children;
}

const asksForWords = ({ caption_source, link_to }: Settings): boolean =>
  caption_source === 'attachment' || link_to === 'file';

/** A picture with the text below it, if any. */
export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  if (!caption) return children;
  return (
    <figure className="wp-caption">
      {children}
      <Slot as="figcaption" className="widget-image-caption wp-caption-text" html={caption} />
    </figure>
  );
}

function captionOf({ caption_source, caption }: Settings, words: PictureWords | null): string {
  if (caption_source === 'attachment') return words?.caption ?? '';
  return caption_source === 'custom' ? textOf(caption) : '';
}

/** A link to the picture's own file opens the lightbox by default. */
function linkFor(
  settings: Settings,
  picture: Picture,
  words: PictureWords | null,
): (LinkAttributes & Readonly<Record<string, string>>) | LinkAttributes | null {
  if (settings.link_to === 'custom') return linkOf(settings.link);
  if (settings.link_to !== 'file') return null;
  const lightbox = choiceOf(settings.open_lightbox, ['default', 'yes', 'no'], 'default');
  return {
    href: picture.src,
    ...(!picture.alt && { 'aria-label': 'Picture' }),
    ...(lightbox !== 'default' && { 'data-elementor-open-lightbox': lightbox }),
    ...(lightbox !== 'no' && lightboxWords(words)),
  };
}
