import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { DOTS, slidesControls, WRAPPER } from '../image-carousel/slidesStyle.ts';

const ARROW = ' .elementor-swiper-button';
const POINTED = `${ARROW}:hover`;
const BAR = ' .swiper-pagination-progressbar-fill';

const PLACES = { start: '0%', center: '50%', end: '100%' } as const;

/** Gap, arrows and dots of a carousel with any content. The style sheet places them by the custom properties. */
export const carouselControls: readonly StyleControl[] = [
  length('image_spacing_custom', WRAPPER, '--gap'),
  length('offset_width', WRAPPER, '--portico-carousel-offset'),
  ...slidesControls,
  ...arrowPlace('previous'),
  ...arrowPlace('next'),
  color('arrow_normal_color', ARROW, { color: '{}', fill: '{}' }),
  ...background('arrows_normal_background', ARROW),
  ...border('arrows_normal_border_type', ARROW),
  boxShadow('arrows_normal_box_shadow', ARROW),
  color('arrow_hover_color', POINTED, { color: '{}', fill: '{}' }),
  ...background('arrows_hover_background', POINTED),
  ...border('arrows_hover_border_type', POINTED),
  boxShadow('arrows_hover_box_shadow', POINTED),
  radius('arrows_border_radius', ARROW),
  padding('arrows_padding', ARROW),
  length('dots_size', DOTS, '--swiper-pagination-bullet-size'),
  length('dots_size', '', '--p-dots-size'),
  color('dots_normal_color', DOTS, '--swiper-pagination-color'),
  length('dots_gap', DOTS, '--swiper-pagination-bullet-horizontal-gap'),
  color('dots_hover_color', `${DOTS} > .swiper-pagination-bullet:hover`, { background: '{}', opacity: '1' }),
  ...dotsPlace('dots', 'bullets'),
  ...typography(`${DOTS}-fraction`, 'typography_fraction'),
  length('typography_fraction_font_size', '', '--p-dots-size'),
  color('fraction_color', `${DOTS}-fraction`),
  ...dotsPlace('fraction', 'fraction'),
  length('progressbar_height', `${DOTS}-progressbar`, '--swiper-pagination-bullet-size'),
  length('progressbar_height', '', '--p-dots-size'),
  color('progressbar_normal_color', BAR, 'background'),
  color('progressbar_hover_color', `${BAR}:hover`, 'background'),
];

/** An arrow's place, measured from its own end of the row. */
function arrowPlace(way: 'previous' | 'next'): readonly StyleControl[] {
  const part = `${ARROW}-${way === 'previous' ? 'prev' : 'next'}`;
  const setting = `navigation_${way}_icon`;
  const places = way === 'previous' ? PLACES : { start: '100%', center: '50%', end: '0%' };
  return [
    word(`${setting}_horizontal_orientation`, part, '--p-arrow-inline', places),
    length(`${setting}_horizontal_position`, part, '--p-arrow-inline-offset'),
    word(`${setting}_vertical_orientation`, part, '--p-arrow-block', PLACES),
    // Only at the top are arrows not raised by the room of the dots.
    word(`${setting}_vertical_orientation`, part, {}, { start: { '--p-arrow-rise': '0px' } }),
    length(`${setting}_vertical_position`, part, '--p-arrow-block-offset'),
  ];
}

/** Dots and fractions stand below the row, or anywhere over it. */
function dotsPlace(name: 'dots' | 'fraction', type: string): readonly StyleControl[] {
  const more = { when: { [`${name}_custom_position`]: ['yes'] } };
  const part = `${DOTS}-${type}`;
  return [
    word(`${name}_horizontal_position`, part, '--p-dots-inline', PLACES, more),
    length(`${name}_horizontal_offset`, part, '--p-dots-inline-offset', more),
    word(`${name}_vertical_position`, part, '--p-dots-block', PLACES, more),
    length(`${name}_vertical_offset`, part, '--p-dots-block-offset', more),
    length(`${name}_pagination_spacing`, '', '--p-dots-space'),
  ];
}
