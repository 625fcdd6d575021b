import { IslandStyle } from '@portico/kernel/islands/react';
import { escapeMarkup } from '@portico/kernel/markup';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { choiceOf, isOn, numberOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { iconNameOf } from '../../parts/icon/iconName.ts';
import { type DrawIcon, useIcons } from '../../parts/icon/useIcons.ts';
import { proPlaces, proSlider } from '../image-carousel/proSlider.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';
import { starClass } from '../star-rating/starClass.ts';
import { faceHtml } from '../testimonial-carousel/faceHtml.ts';

/** Reviews that the author has copied onto the page, as a carousel, like Elementor Pro's widget of this name. */
export function ReviewSlides({ element }: WidgetProps) {
  const { settings } = element;
  const draw = useIcons();
  const slides = rowsOf(settings.slides).map((row) => slideHtml(row, settings, draw));
  const style = choiceOf(settings.star_style, ['star_fontawesome', 'star_unicode'], 'star_fontawesome');
  const lined = isOn(settings.show_separator ?? 'yes') ? ['elementor-review--has-separator'] : [];
  return (
    <>
      <IslandStyle name="star-rating" />
      <IslandStyle name="review-slides" />
      <SlidesElement
        element={element}
        slides={slides}
        settings={proSlider(settings, slides.length)}
        label={textOf(settings.carousel_name) || 'Reviews'}
        className="elementor-main-swiper"
        places={(options) => [...proPlaces(options), ...lined, `elementor--star-style-${style}`]}
      />
    </>
  );
}

function slideHtml(row: Settings, settings: Settings, draw: DrawIcon): string {
  const image = faceHtml(row, settings);
  const name = textOf(row.name);
  const title = textOf(row.title);
  const content = textOf(row.content);
  const words = [
    name && `<span class="elementor-testimonial__name">${escapeMarkup(name)}</span>`,
    title && `<span class="elementor-testimonial__title">${escapeMarkup(title)}</span>`,
    starsHtml(row.rating, settings),
  ].join('');
  const who = `${image}${words && `<cite class="elementor-testimonial__cite">${words}</cite>`}${iconHtml(row, settings, draw)}`;
  const link = linkOf(row.link);
  const header = who && headerHtml(who, link);
  const body =
    content &&
    `<div class="elementor-testimonial__content"><div class="elementor-testimonial__text">${content}</div></div>`;
  return `<div class="elementor-testimonial">${header}${body}</div>`;
}

function headerHtml(inside: string, link: LinkAttributes | null): string {
  if (!link) return `<div class="elementor-testimonial__header">${inside}</div>`;
  const attributes = Object.entries(link).map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`);
  return `<a class="elementor-testimonial__header"${attributes.join('')}>${inside}</a>`;
}

function starsHtml(given: unknown, settings: Settings): string {
  const rating = numberOf(given);
  if (rating === null) return '';
  const shown = Math.min(Math.max(rating, 0), STARS);
  const isOutline = settings.unmarked_star_style === 'outline';
  const stars = Array.from(
    { length: STARS },
    (_, index) => `<i class="${starClass(shown - index)}" aria-hidden="true">${isOutline ? '☆' : '★'}</i>`,
  );
  return `<div class="elementor-star-rating${isOutline ? ' elementor-star-rating--outline' : ''}">${stars.join('')} <span class="elementor-screen-only">Rated ${shown} out of ${STARS}</span></div>`;
}

const STARS = 5;

/** Elementor's, where none was ever chosen. */
const FIRST_ICON = { value: 'fab fa-twitter', library: 'fa-brands' };

/** The icon of the review's network, in its colour unless another was chosen. */
function iconHtml(row: Settings, { icon_color }: Settings, draw: DrawIcon): string {
  const named = row.selected_social_icon ?? row.social_icon ?? FIRST_ICON;
  const icon = draw(named);
  if (!icon) return '';
  const network = iconNameOf(named)?.name ?? '';
  const own = icon_color === 'custom' || !/^[a-z-]{1,30}$/.test(network) ? '' : ` elementor-icon-${network}`;
  return `<div class="elementor-testimonial__icon${own}">${icon}</div>`;
}
