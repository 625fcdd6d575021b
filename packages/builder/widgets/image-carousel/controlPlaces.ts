import { choiceOf, type Settings } from '../../model/settings/read.ts';
import type { CarouselOptions } from '../../runtime/slider/carouselOptions.ts';

/** Positions of arrows and dots, as Elementor's classes. The default position of dots differs between widgets. */
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
