import { color, length } from '../../model/styles/groups/plain.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';

const DOTS = ' .swiper-pagination-bullet';

/** Arrows and dots, under the names that Elementor Pro's carousels have for them. */
export const slidesControls: readonly StyleControl[] = [
  length('arrows_size', ' .elementor-swiper-button', { 'font-size': '{}', '--p-icon-size': '{}' }),
  color('arrows_color', ' .elementor-swiper-button', { color: '{}', fill: '{}' }),
];

/** The dots, by the setting that their size and their colours begin with. */
export function dotControls(size: string, active: string, inactive: string): readonly StyleControl[] {
  return [
    length(size, `${DOTS}::before`, { 'inline-size': '{}', 'block-size': '{}' }),
    color(inactive, `${DOTS}::before`, { background: '{}', opacity: '1' }),
    color(active, `${DOTS}.swiper-pagination-bullet-active::before`, 'background'),
  ];
}
