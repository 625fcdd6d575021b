import { color, FOUR_SIDES, length, sides } from '../../model/styles/groups/plain.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';

export const WRAPPER = ' .elementor-image-carousel-wrapper';
export const SLIDE = ' .swiper-slide';

/** Arrows and dots, under Elementor Pro's setting names. */
export const slidesControls: readonly StyleControl[] = [
  length('arrows_size', ' .elementor-swiper-button', { 'font-size': '{}', '--p-icon-size': '{}' }),
  color('arrows_color', ' .elementor-swiper-button', { color: '{}', fill: '{}' }),
];

/** The row and the frames of its slides, under Elementor Pro's setting names. */
export const slideFrames: readonly StyleControl[] = [
  length('width', WRAPPER, { 'inline-size': '{}', 'margin-inline': 'auto' }),
  length('space_between', WRAPPER, '--p-gap', {
    tabletCss: { '--p-gap-tablet': '{}' },
    phoneCss: { '--p-gap-phone': '{}' },
  }),
  color('slide_background_color', SLIDE, 'background-color'),
  sides('slide_border_size', SLIDE, { 'border-width': FOUR_SIDES }),
  color('slide_border_color', SLIDE, 'border-color'),
  length('slide_border_radius', SLIDE, 'border-radius'),
];

/** Arrows beside the row take their space from it. */
export const rowBesideArrows = length('width', `.elementor-arrows-yes${WRAPPER}`, {
  'inline-size': 'calc({} - 40px)',
});

/** The dots, by the prefixes of their size and colour settings. The variables have Swiper's names. */
export function dotControls(size: string, active: string, inactive: string): readonly StyleControl[] {
  return [
    length(size, DOTS, '--swiper-pagination-bullet-size'),
    color(active, DOTS, '--swiper-pagination-color'),
    color(inactive, DOTS, {
      '--swiper-pagination-bullet-inactive-color': '{}',
      '--swiper-pagination-bullet-inactive-opacity': '1',
    }),
  ];
}

export const DOTS = ' .swiper-pagination';
