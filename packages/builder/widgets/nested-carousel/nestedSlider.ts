import { isOn, type Settings } from '../../model/settings/read.ts';
import type { CarouselOptions } from '../../runtime/slider/carouselOptions.ts';
import { controlPlaces } from '../image-carousel/controlPlaces.ts';

/** Its arrow and dot settings, under the image carousel's names; all others have the same names. */
export function nestedSlider(settings: Settings): Settings {
  const { arrows, pagination, image_spacing_custom, infinite, autoplay } = settings;
  const hasArrows = arrows === undefined || isOn(arrows);
  const dots = pagination === undefined ? 'bullets' : pagination === 'none' ? '' : pagination;
  return {
    ...settings,
    navigation: hasArrows ? (dots ? 'both' : 'arrows') : dots ? 'dots' : 'none',
    pagination: dots,
    infinite: infinite ?? 'yes',
    autoplay: autoplay ?? 'yes',
    pause_on_hover: settings.pause_on_hover ?? 'yes',
    pause_on_interaction: settings.pause_on_interaction ?? 'yes',
    image_spacing_custom: image_spacing_custom ?? { unit: 'px', size: 10 },
  };
}

/** Positions of its controls: a fraction has its own setting, and a bar always lies over the row. */
export const nestedPlaces =
  (settings: Settings) =>
  ({ hasArrows, dots }: CarouselOptions): readonly string[] => [
    ...(dots ? [`elementor-pagination-type-${dots}`] : []),
    ...controlPlaces(
      { ...settings, ...(dots === 'fraction' && { dots_position: settings.fraction_position }) },
      { hasArrows, dots: dots === 'progressbar' ? null : dots },
      'outside',
    ),
  ];
