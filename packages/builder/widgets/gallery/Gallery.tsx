import { IslandStyle } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { galleriesOf, type ShownGallery, type ShownPicture } from './gallerySettings.ts';

/** How titles of galleries are marked. */
const POINTERS = ['none', 'underline', 'overline', 'double-line', 'framed', 'background', 'text'] as const;
const pointerOf = ({ pointer }: Settings): string => choiceOf(pointer, POINTERS, 'underline');

const LAYOUTS = ['grid', 'justified', 'masonry'] as const;

/** Elementor Pro's gallery. Native radio buttons switch between several galleries, so that it needs no script. */
export function Gallery({ element }: { element: BuilderElement }) {
  const galleries = galleriesOf(element.settings);
  if (galleries.length === 0) return null;
  const layout = choiceOf(element.settings.gallery_layout, LAYOUTS, 'grid');
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="picture-galleries" />
      <div
        className="portico-gallery"
        {...(galleries.length > 1 && { role: 'group', 'aria-label': 'Galleries' })}
      >
        {galleries.length > 1 && <Choices element={element} galleries={galleries} />}
        <div className={`elementor-gallery__container e-gallery-container e-gallery-${layout}`}>
          {galleries.flatMap(({ pictures }, gallery) =>
            pictures.map((picture, index) => (
              <Item
                // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice.
                key={`${gallery}-${index}`}
                {...{ element, picture, gallery, index }}
              />
            )),
          )}
        </div>
      </div>
    </WidgetElement>
  );
}

/** One choice is always active; without the button for all it is the first gallery. */
function Choices({ element, galleries }: { element: BuilderElement; galleries: readonly ShownGallery[] }) {
  const { show_all_galleries, show_all_galleries_label } = element.settings;
  const all = textOf(show_all_galleries_label) || 'All';
  const hasAll = show_all_galleries !== '';
  const choices = [
    ...(hasAll ? [{ value: 'all', title: all }] : []),
    ...galleries.map(({ title }, index) => ({ value: String(index), title: title || `${index + 1}` })),
  ];
  const idOf = (value: string): string => `gallery-${element.id}-${value}`;
  return (
    <>
      {choices.map(({ value }, index) => (
        <input
          key={value}
          className="portico-gallery-choice"
          type="radio"
          name={`gallery-${element.id}`}
          id={idOf(value)}
          data-shows={value}
          defaultChecked={index === 0}
        />
      ))}
      <div className={`elementor-gallery__titles-container e--pointer-${pointerOf(element.settings)}`}>
        {choices.map(({ value, title }) => (
          <label
            className="elementor-item elementor-gallery-title"
            htmlFor={idOf(value)}
            key={value}
            data-shows={value}
          >
            {title}
          </label>
        ))}
      </div>
    </>
  );
}

/** Width by height in tenths, for rows whose pictures keep their shapes. */
function shapeOf({ gallery_layout }: Settings, { width, height }: ShownPicture): number | undefined {
  if (gallery_layout !== 'justified' || !width || !height) return undefined;
  return Math.max(NARROWEST, Math.min(WIDEST, Math.round((10 * width) / height)));
}

/** Those that the style sheet knows. */
const [NARROWEST, WIDEST] = [4, 30];

interface ItemProps {
  readonly element: BuilderElement;
  readonly picture: ShownPicture;
  readonly gallery: number;
  readonly index: number;
}

/** Texts fade in on hover by default: an empty string disables it. */
function movesOf({ content_hover_animation: way, content_sequenced_animation: oneByOne }: Settings): string {
  if (way === '') return '';
  return ` portico-gallery-words-move${isOn(oneByOne) ? ' elementor-gallery--sequenced-animation' : ''}`;
}

function Item({ element, picture, gallery, index }: ItemProps) {
  const { link_to, open_lightbox, overlay_background } = element.settings;
  const lightbox = choiceOf(open_lightbox, ['default', 'yes', 'no'], 'default');
  const { title, description, alt, ...source } = picture;
  const inside = (
    <>
      <img
        className="e-gallery-image elementor-gallery-item__image"
        alt={alt}
        {...source}
        loading="lazy"
        decoding="async"
      />
      {overlay_background !== '' && <div className="elementor-gallery-item__overlay" />}
      {(title || description) && (
        <div className={`elementor-gallery-item__content${movesOf(element.settings)}`}>
          {title && <div className="elementor-gallery-item__title">{title}</div>}
          {description && <div className="elementor-gallery-item__description">{description}</div>}
        </div>
      )}
    </>
  );
  const name = !alt && !title ? { 'aria-label': `Picture ${index + 1}` } : {};
  const look = {
    ...{ className: 'e-gallery-item elementor-gallery-item', 'data-gallery': gallery },
    'data-shape': shapeOf(element.settings, picture),
  };
  if (link_to === '') return <div {...look}>{inside}</div>;
  if (link_to === 'custom') {
    const link = linkOf(element.settings.url);
    return link ? (
      <a {...look} {...link} {...name}>
        {inside}
      </a>
    ) : (
      <div {...look}>{inside}</div>
    );
  }
  return (
    <a
      {...look}
      href={picture.src}
      {...(lightbox !== 'default' && { 'data-elementor-open-lightbox': lightbox })}
      data-elementor-lightbox-slideshow={element.id}
      {...name}
    >
      {inside}
    </a>
  );
}
