import { escapeMarkup } from '@portico/kernel/markup';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf, safeFile } from '../../model/settings/link.ts';
import { choiceOf, isOn, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { elementGlobals } from '../../model/styles/elementGlobals.ts';
import { color } from '../../model/styles/values.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { controlPlaces } from '../image-carousel/controlPlaces.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';

/** Prefix of a slide's class, followed by its number, for its own styles. */
export const SLIDE = 'portico-slide-';

/** Wide slides with a background, a heading, a text and a button. */
export function Slides({ element }: WidgetProps) {
  const { settings } = element;
  const slides = rowsOf(settings.slides).map((row, index) =>
    slideHtml(row, settings, `${SLIDE}${index + 1}`),
  );
  if (slides.length === 0) return null;
  return (
    <SlidesElement
      element={element}
      slides={slides}
      settings={sliderSettings(settings)}
      label={textOf(settings.slides_name) || 'Slides'}
      className={`elementor-slides-wrapper${comingOf(settings)}`}
      places={(options) => controlPlaces(settings, options, 'inside')}
    />
  );
}

/** Entrance animation of a slide's text. Elementor Pro's default is fading in upwards. */
function comingOf({ content_animation: told = 'fadeInUp' }: Settings): string {
  const way = ENTRANCES.find((one) => one === told);
  return way ? ` portico-words-come portico-words-${way}` : '';
}

const ENTRANCES = ['fadeInUp', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'zoomIn'] as const;

function sliderSettings(settings: Settings): Settings {
  const otherwise = (name: string, fallback: string): unknown =>
    settings[name] === undefined ? fallback : settings[name];
  return {
    slides_to_show: '1',
    slides_to_show_tablet: '1',
    slides_to_show_mobile: '1',
    navigation: otherwise('navigation', 'both'),
    infinite: otherwise('infinite', 'yes'),
    autoplay: otherwise('autoplay', 'yes'),
    autoplay_speed: settings.autoplay_speed,
    pause_on_hover: otherwise('pause_on_hover', 'yes'),
    pause_on_interaction: otherwise('pause_on_interaction', 'yes'),
    effect: settings.transition,
    speed: settings.transition_speed,
  };
}

function slideHtml(row: Settings, settings: Settings, name: string): string {
  const link = linkOf(row.link);
  const heading = textOf(row.heading);
  const description = textOf(row.description);
  const button = textOf(row.button_text);
  const size = choiceOf(settings.button_size, ['xs', 'sm', 'md', 'lg', 'xl'], 'sm');
  const title = headingTagOf(settings.slides_title_tag, 'div');
  const words = headingTagOf(settings.slides_description_tag, 'div');
  const isWhole = link !== null && row.link_click !== 'button';
  const buttonClass = `elementor-button elementor-slide-button elementor-size-${size}`;
  const inside = [
    heading && `<${title} class="elementor-slide-heading">${heading}</${title}>`,
    description && `<${words} class="elementor-slide-description">${description}</${words}>`,
    button &&
      (link && !isWhole
        ? `<a class="${buttonClass}"${linkHtml(link)}>${button}</a>`
        : `<div class="${buttonClass}">${button}</div>`),
  ]
    .filter(Boolean)
    .join('');
  const own = isOn(row.custom_style) ? row : {};
  const place = [
    name,
    classOf('elementor--h-position', own.horizontal_position, ['left', 'center', 'right']),
    classOf('elementor--v-position', own.vertical_position, ['top', 'middle', 'bottom']),
    classOf('elementor-slide--text', own.text_align, ['left', 'center', 'right']),
  ]
    .filter(Boolean)
    .map((one) => ` ${one}`)
    .join('');
  const content = `<div class="swiper-slide-contents">${inside}</div>`;
  return `${backgroundHtml(row, name)}${
    isWhole && link
      ? `<a class="swiper-slide-inner${place}"${linkHtml(link)}>${content}</a>`
      : `<div class="swiper-slide-inner${place}">${content}</div>`
  }`;
}

/** Colours are in SVGs: the page's policy forbids inline styles on slides. */
function backgroundHtml(row: Settings, name: string): string {
  const { references } = elementGlobals(row);
  const fill = (name: string, otherwise: string, className: string): string => {
    const known = references.get(name) ?? color(row[name] ?? otherwise);
    return known
      ? `<svg class="${className}" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill="${escapeMarkup(known)}"></rect></svg>`
      : '';
  };
  const src = safeFile(recordOf(row.background_image).url);
  const fit = row.background_size === 'contain' ? ' elementor-slide-bg-contain' : '';
  const image = src
    ? `<img class="elementor-slide-picture${fit}${kenBurnsOf(row)}" src="${escapeMarkup(src)}" alt="" decoding="async">`
    : '';
  const overlay = isOn(row.background_overlay)
    ? fill('background_overlay_color', 'rgba(0,0,0,0.5)', 'elementor-background-overlay')
    : '';
  return `<div class="swiper-slide-bg ${name}">${fill('background_color', '#833ca3', 'elementor-slide-color')}${image}${overlay}</div>`;
}

/** The Ken Burns effect of a slide's picture. */
function kenBurnsOf({ background_ken_burns: moves, zoom_direction: way }: Settings): string {
  return isOn(moves) ? ` elementor-ken-burns elementor-ken-burns--${way === 'out' ? 'out' : 'in'}` : '';
}

function classOf(name: string, value: unknown, words: readonly string[]): string {
  const word = words.find((one) => one === value);
  return word ? `${name}-${word}` : '';
}

function linkHtml(link: NonNullable<ReturnType<typeof linkOf>>): string {
  return Object.entries(link)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');
}
