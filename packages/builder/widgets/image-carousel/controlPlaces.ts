import { choiceOf, type Settings } from '../../model/settings/read.ts';
import type { CarouselOptions } from '../../runtime/slider/carouselOptions.ts';

/** Where arrows and dots stand, in the words of Elementor's sheets. Its widgets differ in where dots begin. */
export function controlPlaces(
  settings: Settings,
  { hasArrows, dots }: Pick<CarouselOptions, 'hasArrows' | 'dots'>,
  dotsBegin: 'inside' | 'outside',
): string[] {
  const arrows = choiceOf(settings.arrows_position, ['inside', 'outside'], 'inside');
  const below = choiceOf(settings.dots_position, ['inside', 'outside'], dotsBegin);
  return [
    ...(hasArrows ? [`elementor-arrows-position-${arrows}`] : []),
    ...(dots ? [`elementor-pagination-position-${below}`] : []),
  ];
}
