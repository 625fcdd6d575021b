import { escapeMarkup } from '@portico/kernel/markup';
import { choiceOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { chosenPlaces, proSlider } from '../image-carousel/proSlider.ts';
import { SlidesElement } from '../image-carousel/SlidesElement.tsx';
import { faceHtml } from './faceHtml.ts';

/** Several testimonials, side by side or one at a time. */
export function TestimonialCarousel({ element }: WidgetProps) {
  const { settings } = element;
  const slides = rowsOf(settings.slides)
    .map((row) => slideHtml(row, settings))
    .filter(Boolean);
  if (slides.length === 0) return null;
  const skin = choiceOf(settings.skin, ['default', 'bubble'], 'default');
  const layout = choiceOf(settings.layout, LAYOUTS, 'image_inline');
  return (
    <SlidesElement
      element={element}
      slides={slides}
      settings={proSlider(settings, slides.length)}
      label={textOf(settings.carousel_name) || 'What people say'}
      places={(options) => chosenPlaces(settings, options)}
      className={`elementor-main-swiper elementor-testimonial--skin-${skin} elementor-testimonial--layout-${layout}`}
    />
  );
}

const LAYOUTS = ['image_inline', 'image_stacked', 'image_above', 'image_left', 'image_right'] as const;

function slideHtml(row: Settings, settings: Settings): string {
  const content = textOf(row.content);
  const name = textOf(row.name);
  const title = textOf(row.title);
  const image = faceHtml(row, settings);
  if (!content && !name && !title && !image) return '';
  const cite =
    name || title
      ? `<cite class="elementor-testimonial__cite">${name && `<span class="elementor-testimonial__name">${escapeMarkup(name)}</span>`}${title && `<span class="elementor-testimonial__title">${escapeMarkup(title)}</span>`}</cite>`
      : '';
  // The author is next to the picture, or below the text if the picture is separate; never in a bubble.
  const isApart =
    settings.skin !== 'bubble' &&
    ['image_left', 'image_right', 'image_above'].includes(textOf(settings.layout));
  const words = `<div class="elementor-testimonial__content">${content && `<div class="elementor-testimonial__text">${content}</div>`}${isApart ? cite : ''}</div>`;
  const footer = isApart ? image : image + cite;
  return `<div class="elementor-testimonial">${words}${footer && `<div class="elementor-testimonial__footer">${footer}</div>`}</div>`;
}
