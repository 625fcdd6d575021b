import { safeFile } from '../../model/settings/link.ts';
import { isOn, numberOf, recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { browserSettings } from '../../parts/element/browserSettings.ts';
import { pageActionHash } from '../../runtime/actions/createActionHash.ts';
import { escapeHtml } from '../../runtime/frontend/escapeHtml.ts';
import { carouselOptions } from '../../runtime/slider/carouselOptions.ts';
import type { BuilderElement } from '../../wire/public.ts';
import type { CarouselControl, CarouselProps } from './CarouselProps.ts';

/** The carousel that a page document describes. */
export function carouselFromElement({ id, settings }: BuilderElement): CarouselProps {
  const images = (Array.isArray(settings.carousel) ? settings.carousel : []).map(recordOf);
  return {
    settings: browserSettings(settings, FOR_THE_BROWSER) ?? {},
    slides: images.map((image, index) => ({
      label: `${index + 1} of ${images.length}`,
      html: slideHtml(image, id, settings, index),
    })),
    fillsSlides: isOn(settings.image_stretch),
    controls: controlsOf(settings, images.length),
  };
}

/** What moves a row of so many slides. */
export function controlsOf(settings: Settings, count: number): readonly CarouselControl[] {
  if (count < 2) return [];
  const { hasArrows, dots } = carouselOptions(settings);
  const arrows: CarouselControl[] = [
    { kind: 'previous', html: chevron('M10 3L5 8l5 5') },
    { kind: 'next', html: chevron('M6 3l5 5-5 5') },
  ];
  return [...(hasArrows ? arrows : []), ...(dots ? [{ kind: 'pagination' } as const] : [])];
}

export const FOR_THE_BROWSER = [
  ...['slides_to_show', 'slides_to_scroll', 'infinite', 'speed', 'effect', 'lazyload', 'direction'],
  ...['autoplay', 'autoplay_speed', 'pause_on_hover', 'pause_on_interaction', 'navigation', 'pagination'],
  ...['image_spacing_custom', 'offset_sides', 'offset_width'],
];

function slideHtml(image: Settings, id: string, settings: Settings, index: number): string {
  const url = safeFile(image.url);
  const caption = textOf(image.caption);
  const figcaption = caption
    ? `<figcaption class="elementor-image-carousel-caption">${escapeHtml(caption)}</figcaption>`
    : '';
  const figure = `<figure class="swiper-slide-inner">${imageHtml(image, isOn(settings.lazyload))}${figcaption}</figure>`;
  if (settings.link_to !== 'file' || !url) return figure;
  const lightbox = settings.open_lightbox === 'no' ? 'no' : 'yes';
  const attributes = {
    href: url,
    'data-elementor-open-lightbox': lightbox,
    'data-elementor-lightbox-slideshow': id,
    'data-elementor-lightbox-index': String(index),
    'data-elementor-lightbox-title': textOf(image.title) || caption,
    'data-elementor-lightbox-description': textOf(image.description),
    'data-e-action-hash': pageActionHash('lightbox', { id: image.id ?? index, url, slideshow: id }),
  };
  return `<a${attributesHtml(attributes)}>${figure}</a>`;
}

function imageHtml(image: Settings, isLazy: boolean): string {
  const attributes = {
    class: isLazy ? 'swiper-slide-image swiper-lazy' : 'swiper-slide-image',
    [isLazy ? 'data-src' : 'src']: safeFile(image.url),
    width: String(numberOf(image.width) ?? ''),
    height: String(numberOf(image.height) ?? ''),
  };
  const preloader = isLazy ? '<div class="swiper-lazy-preloader"></div>' : '';
  // A picture without words is one that readers pass over, so its empty text stays.
  return `<img${attributesHtml(attributes)} alt="${escapeHtml(textOf(image.alt))}">${preloader}`;
}

function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function chevron(path: string): string {
  return `<svg viewBox="0 0 16 16" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;
}
