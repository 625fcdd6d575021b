import { linkOf, safeFile } from '../../model/settings/link.ts';
import { type Picture, pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { type DrawIcon, useIcons } from '../../parts/icon/useIcons.ts';
import { escapeHtml } from '../../runtime/frontend/escapeHtml.ts';
import { proPlaces, proSlider } from '../image-carousel/proSlider.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';

/** Pictures and videos in a row, each filling its place. */
export function MediaCarousel({ element }: WidgetProps) {
  const { settings } = element;
  const draw = useIcons();
  const slides = rowsOf(settings.slides)
    .map((row) => slideHtml(row, element.id, settings, draw))
    .filter(Boolean);
  if (slides.length === 0) return null;
  const fit = choiceOf(settings.image_fit, ['contain', 'auto'], 'cover');
  return (
    <SlidesElement
      element={element}
      slides={slides}
      settings={{ ...proSlider(withRows(settings), slides.length), effect: settings.effect }}
      label={textOf(settings.carousel_name) || 'Pictures and videos'}
      className={`elementor-main-swiper elementor-media-carousel--${fit}`}
      places={(options) => [
        ...proPlaces(options),
        `elementor-pagination-position-${choiceOf(settings.pagination_position, ['inside', 'outside'], 'outside')}`,
      ]}
    />
  );
}

/** Slides that stand beside one another in depth are three at a time until somebody says otherwise. */
function withRows(settings: Settings): Settings {
  if (settings.skin === 'slideshow') return { ...settings, slides_per_view: '1' };
  if (settings.skin !== 'coverflow') return settings;
  const { slides_per_view, slides_per_view_tablet } = settings;
  return {
    ...settings,
    slides_per_view: slides_per_view || '3',
    slides_per_view_tablet: slides_per_view_tablet || '2',
  };
}

function slideHtml(row: Settings, id: string, settings: Settings, draw: DrawIcon): string {
  const picture = pictureOf(row.image);
  const video = row.type === 'video' ? safeFile(recordOf(row.video).url) : '';
  if (!picture && !video) return '';
  const image = picture
    ? `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" loading="lazy" decoding="async">`
    : '';
  const play = video
    ? `<div class="elementor-custom-embed-play">${draw(PLAY)}<span class="elementor-screen-only">Play video</span></div>`
    : '';
  const inside = `<div class="elementor-carousel-image">${image}${play}${overlayHtml(row, settings, draw)}</div>`;
  const attributes = linkHtml(row, id, picture, video);
  return attributes ? `<a${attributes}>${inside}</a>` : inside;
}

/** What lies over a picture while it is pointed at. */
function overlayHtml(
  row: Settings,
  { overlay, caption, icon, overlay_animation }: Settings,
  draw: DrawIcon,
): string {
  const words = textOf(recordOf(row.image)[choiceOf(caption, ['title', 'caption', 'description'], 'title')]);
  const inside =
    overlay === 'text'
      ? escapeHtml(words)
      : overlay === 'icon'
        ? draw({ library: 'fa-solid', value: ICONS[choiceOf(icon, ICON_NAMES, 'search-plus')] })
        : '';
  const motion = choiceOf(overlay_animation, MOTIONS, 'fade');
  return (
    inside && `<div class="elementor-carousel-image-overlay e-overlay-animation-${motion}">${inside}</div>`
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
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
}
