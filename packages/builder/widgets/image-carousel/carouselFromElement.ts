import { escapeMarkup } from '@portico/kernel/markup';
import { linkOf, safeFile } from '../../model/settings/link.ts';
import { isOn, recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { browserSettings } from '../../parts/element/browserSettings.ts';
import type { DrawIcon } from '../../parts/icon/useIcons.ts';
import { pageActionHash } from '../../runtime/actions/createActionHash.ts';
import { carouselOptions } from '../../runtime/slider/carouselOptions.ts';
import type { PictureWords } from '../../wire/admin.ts';
import type { BuilderElement } from '../../wire/public.ts';
import type { CarouselControl, CarouselProps } from './CarouselProps.ts';
import { shownSize } from './shownSize.ts';

/** The library's texts for a picture. */
type WordsOf = (picture: unknown) => PictureWords | null;

/** The carousel in a page document. */
export function carouselFromElement(
  { id, settings }: BuilderElement,
  draw: DrawIcon,
  wordsOf: WordsOf,
): CarouselProps {
  const images = imagesOf(settings);
  return {
    settings: browserSettings(withSpacing(settings), FOR_THE_BROWSER) ?? {},
    slides: images.map((image, index) => ({
      label: `${index + 1} of ${images.length}`,
      html: slideHtml(image, id, settings, index, wordsOf(image)),
    })),
    fillsSlides: isOn(settings.image_stretch),
    controls: controlsOf(settings, images.length, draw),
  };
}

export const imagesOf = ({ carousel }: Settings): readonly Settings[] =>
  (Array.isArray(carousel) ? carousel : []).map(recordOf);

/** The gap between pictures only applies if enabled, and has a default. A value from before it was turned off may still be stored. */
export function withSpacing(settings: Settings): Settings {
  const { image_spacing, image_spacing_custom: gap, slides_to_show } = settings;
  if (image_spacing === 'custom' && textOf(slides_to_show) !== '1')
    return { ...settings, image_spacing_custom: gap ?? { unit: 'px', size: 20 } };
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !name.startsWith('image_spacing_custom')),
  );
}

/** The controls for this many slides. */
export function controlsOf(settings: Settings, count: number, draw: DrawIcon): readonly CarouselControl[] {
  if (count < 2) return [];
  const { hasArrows, dots } = carouselOptions(settings);
  const arrows: CarouselControl[] = [
    { kind: 'previous', html: draw(settings.navigation_previous_icon) || chevron('M10.6 3l-5 5 5 5') },
    { kind: 'next', html: draw(settings.navigation_next_icon) || chevron('M5.4 3l5 5-5 5') },
  ];
  return [...(hasArrows ? arrows : []), ...(dots ? [{ kind: 'pagination' } as const] : [])];
}

export const FOR_THE_BROWSER = [
  ...['slides_to_show', 'slides_to_scroll', 'infinite', 'speed', 'effect', 'lazyload', 'direction'],
  ...['autoplay', 'autoplay_speed', 'pause_on_hover', 'pause_on_interaction', 'navigation', 'pagination'],
  ...['image_spacing_custom', 'offset_sides', 'offset_width'],
];

function slideHtml(
  image: Settings,
  id: string,
  settings: Settings,
  index: number,
  words: PictureWords | null,
): string {
  const caption = captionOf(image, settings.caption_type, words);
  const figcaption = caption
    ? `<figcaption class="elementor-image-carousel-caption">${caption}</figcaption>`
    : '';
  const figure = `<figure class="swiper-slide-inner">${imageHtml(image, settings)}${figcaption}</figure>`;
  const link =
    settings.link_to === 'custom' ? linkOf(settings.link) : fileLink(image, id, settings, index, words);
  return link ? `<a${attributesHtml({ ...link })}>${figure}</a>` : figure;
}

/** One of our pictures may bring its own texts, and shows its caption if nothing else is chosen. */
function captionOf(image: Settings, type: unknown, words: PictureWords | null): string {
  if (type === undefined) return escapeMarkup(textOf(image.caption));
  if (type !== 'title' && type !== 'caption' && type !== 'description') return '';
  const known = words?.[type] ?? '';
  return escapeMarkup(textOf(image[type])) || (type === 'title' ? escapeMarkup(known) : known);
}

function fileLink(
  image: Settings,
  id: string,
  settings: Settings,
  index: number,
  words: PictureWords | null,
): Readonly<Record<string, string>> | null {
  const url = safeFile(image.url);
  if (settings.link_to !== 'file' || !url) return null;
  return {
    href: url,
    'data-elementor-open-lightbox': settings.open_lightbox === 'no' ? 'no' : 'yes',
    'data-elementor-lightbox-slideshow': id,
    'data-elementor-lightbox-index': String(index),
    'data-elementor-lightbox-title':
      textOf(image.title) || textOf(image.caption) || (words?.lightbox.title ?? ''),
    'data-elementor-lightbox-description': textOf(image.description) || (words?.lightbox.description ?? ''),
    'data-e-action-hash': pageActionHash('lightbox', { id: image.id ?? index, url, slideshow: id }),
  };
}

function imageHtml(image: Settings, settings: Settings): string {
  const isLazy = isOn(settings.lazyload);
  const { width, height } = shownSize(image, settings);
  const attributes = {
    class: `swiper-slide-image${isLazy ? ' swiper-lazy' : ''}${isSquare(image, settings) ? ' size-thumbnail' : ''}`,
    [isLazy ? 'data-src' : 'src']: safeFile(image.url),
    width: width ? String(Math.round(width)) : '',
    height: height ? String(Math.round(height)) : '',
  };
  const preloader = isLazy ? '<div class="swiper-lazy-preloader"></div>' : '';
  // A picture without alternative text is skipped by screen readers, so the empty attribute stays.
  return `<img${attributesHtml(attributes)} alt="${escapeMarkup(textOf(image.alt))}">${preloader}`;
}

/** By default cropped like WordPress's thumbnails, if it is from a library: nothing else is cropped. */
function isSquare({ id }: Settings, { thumbnail_size }: Settings): boolean {
  return Boolean(id) && (thumbnail_size || 'thumbnail') === 'thumbnail';
}

function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}

function chevron(path: string): string {
  return `<svg viewBox="0 0 16 16" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;
}
