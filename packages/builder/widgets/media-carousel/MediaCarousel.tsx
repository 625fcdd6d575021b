import { escapeMarkup } from '@portico/kernel/markup';
import { linkOf, safeFile } from '../../model/settings/link.ts';
import { type Picture, pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { coverPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { type DrawIcon, useIcons } from '../../parts/icon/useIcons.ts';
import { chosenPlaces, proPlaces, proSlider } from '../image-carousel/proSlider.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';

/** Pictures and videos in a row, each filling its slide. */
export function MediaCarousel({ element }: WidgetProps) {
  const { settings } = element;
  const draw = useIcons();
  const rows = rowsOf(settings.slides).map((row) => ({
    row,
    slide: slideHtml(row, element.id, settings, draw),
  }));
  const drawn = rows.filter(({ slide }) => slide);
  const slides = drawn.map(({ slide }) => slide);
  if (slides.length === 0) return null;
  const skin = choiceOf(settings.skin, ['slideshow', 'coverflow'], 'carousel');
  const isShow = skin === 'slideshow';
  const fit = choiceOf(settings.image_fit, ['contain', 'auto'], 'cover');
  return (
    <SlidesElement
      element={element}
      slides={slides}
      settings={{
        ...proSlider(withRows(settings), slides.length),
        effect: skin === 'coverflow' ? skin : settings.effect,
      }}
      label={textOf(settings.carousel_name) || 'Pictures and videos'}
      className={`elementor-main-swiper elementor-media-carousel--${fit}`}
      places={(options) => [
        ...(isShow ? proPlaces({ ...options, dots: null }) : chosenPlaces(settings, options)),
        `elementor-skin-${skin}`,
      ]}
      {...(isShow && { dots: drawn.map(({ row }, index) => thumbHtml(row, index)).join('') })}
    />
  );
}

/** The thumbnails below are its dots, so that the slider marks the current one, and moves to the one pressed. */
const ONE_AT_A_TIME = {
  ...{ slides_per_view: '1', slides_per_view_tablet: '1', slides_per_view_mobile: '1' },
  pagination: 'bullets',
};

function thumbHtml({ image }: Settings, index: number): string {
  const picture = pictureOf(image);
  const img = picture
    ? `<img src="${escapeMarkup(picture.src)}" alt="" loading="lazy" decoding="async">`
    : '';
  const current = index === 0 ? ' tabindex="0" aria-current="true"' : '';
  return `<span class="swiper-pagination-bullet${index === 0 ? ' swiper-pagination-bullet-active' : ''}" role="button" data-bullet-index="${index}" aria-label="Go to slide ${index + 1}"${current}>${img}</span>`;
}

/** Three slides are shown by default, or one if they change in another way than sliding. */
function withRows(settings: Settings): Settings {
  if (settings.skin === 'slideshow') return { ...settings, ...ONE_AT_A_TIME };
  const { effect, skin, slides_per_view, slides_per_view_tablet } = settings;
  if (skin !== 'coverflow' && effect && effect !== 'slide') return settings;
  return {
    ...settings,
    slides_per_view: slides_per_view || '3',
    slides_per_view_tablet: slides_per_view_tablet || '2',
  };
}

function slideHtml(row: Settings, id: string, settings: Settings, draw: DrawIcon): string {
  const picture = coverPicture(row.image, settings, 'image_size');
  const video = row.type === 'video' ? safeFile(recordOf(row.video).url) : '';
  if (!picture && !video) return '';
  const image = picture
    ? `<img${picture.className ? ` class="${picture.className}"` : ''} src="${escapeMarkup(picture.src)}" alt="${escapeMarkup(picture.alt)}" loading="lazy" decoding="async">`
    : '';
  const play = video
    ? `<div class="elementor-custom-embed-play">${draw(PLAY)}<span class="elementor-screen-only">Play video</span></div>`
    : '';
  const inside = `<div class="elementor-carousel-image">${image}${play}${overlayHtml(row, settings, draw)}</div>`;
  const attributes = linkHtml(row, id, picture, video);
  return attributes ? `<a${attributes}>${inside}</a>` : inside;
}

/** The overlay of a picture on hover. */
function overlayHtml(
  row: Settings,
  { overlay, caption, icon, overlay_animation }: Settings,
  draw: DrawIcon,
): string {
  const words = textOf(recordOf(row.image)[choiceOf(caption, ['title', 'caption', 'description'], 'title')]);
  const inside =
    overlay === 'text'
      ? escapeMarkup(words)
      : overlay === 'icon'
        ? draw({ library: 'fa-solid', value: ICONS[choiceOf(icon, ICON_NAMES, 'search-plus')] })
        : '';
  const motion = choiceOf(overlay_animation, MOTIONS, 'fade');
  // Screen readers have announced it already.
  const hidden = words === textOf(recordOf(row.image).alt) ? ' aria-hidden="true"' : '';
  return (
    inside &&
    `<div class="elementor-carousel-image-overlay e-overlay-animation-${motion}"${hidden}>${inside}</div>`
  );
}

const PLAY = { library: 'fa-solid', value: 'fas fa-play-circle' };
const MOTIONS = ['fade', 'slide-up', 'slide-down', 'slide-right', 'slide-left', 'zoom-in'] as const;
const ICON_NAMES = ['search-plus', 'plus-circle', 'eye', 'link'] as const;
const ICONS: Readonly<Record<(typeof ICON_NAMES)[number], string>> = {
  'search-plus': 'fas fa-search-plus',
  'plus-circle': 'fas fa-plus-circle',
  eye: 'fas fa-eye',
  link: 'fas fa-link',
};

function linkHtml(row: Settings, id: string, picture: Picture | null, video: string): string {
  if (video)
    return attributesHtml({
      href: video,
      'data-elementor-open-lightbox': 'yes',
      'data-elementor-lightbox-slideshow': id,
      'data-elementor-lightbox-video': video,
    });
  if (row.image_link_to_type === 'custom') {
    const link = linkOf(row.image_link_to);
    return link ? attributesHtml({ ...link }) : '';
  }
  if (row.image_link_to_type !== 'file' || !picture) return '';
  return attributesHtml({
    href: picture.src,
    'data-elementor-open-lightbox': 'yes',
    'data-elementor-lightbox-slideshow': id,
  });
}

function attributesHtml(attributes: Readonly<Record<string, unknown>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');
}
