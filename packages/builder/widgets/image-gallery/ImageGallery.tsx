import { Slot } from '@portico/kernel/islands/react';
import { choiceOf, numberOf, rowsOf, textOf } from '../../model/settings/read.ts';
import { lightboxWords } from '../../parts/element/lightboxWords.ts';
import { shownPicture } from '../../parts/element/shownPicture.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useTypesetting } from '../../parts/site/Typesetting.ts';
import { usePictureWords } from '../../parts/site/usePictureWords.ts';
import type { BuilderElement } from '../../wire/public.ts';

const MOST_COLUMNS = 10;

/** Pictures in a grid; each links to its file, which a lightbox opens as a slideshow of all. */
export function ImageGallery({ element }: { element: BuilderElement }) {
  const { wp_gallery, gallery_columns, gallery_link, open_lightbox, thumbnail_size } = element.settings;
  const rows = rowsOf(wp_gallery);
  const typeset = useTypesetting();
  const wordsOf = usePictureWords(rows, true);
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.round(numberOf(gallery_columns) ?? 4)));
  const lightbox = choiceOf(open_lightbox, ['default', 'yes', 'no'], 'default');
  const pictures = rows.flatMap((row) => {
    const picture = shownPicture(row, { thumbnail_size }, 'thumbnail', 'thumbnail');
    if (!picture) return [];
    const words = wordsOf(row);
    // The caption here takes precedence over the library's.
    const caption = textOf(row.caption) || typeset(words?.caption ?? '');
    return [{ picture, caption, words }];
  });
  if (pictures.length === 0) return null;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <div className="elementor-image-gallery">
        <div className={`gallery gallery-columns-${columns}`}>
          {pictures.map(({ picture, caption, words }, index) => {
            const { alt, ...source } = picture;
            const image = <img alt={alt} {...source} loading="lazy" decoding="async" />;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice.
              <figure className="gallery-item" key={index}>
                <div className="gallery-icon">
                  {gallery_link === 'none' ? (
                    image
                  ) : (
                    <a
                      href={picture.src}
                      {...(lightbox !== 'default' && { 'data-elementor-open-lightbox': lightbox })}
                      data-elementor-lightbox-slideshow={element.id}
                      {...(lightbox !== 'no' && lightboxWords(words))}
                      {...(!alt && { 'aria-label': `Picture ${index + 1}` })}
                    >
                      {image}
                    </a>
                  )}
                </div>
                {caption && (
                  <Slot as="figcaption" className="wp-caption-text gallery-caption" html={caption} />
                )}
              </figure>
            );
          })}
        </div>
      </div>
    </WidgetElement>
  );
}
