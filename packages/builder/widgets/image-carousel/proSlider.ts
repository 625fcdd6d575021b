import { choiceOf, isOn, numberOf, type Settings } from '../../model/settings/read.ts';

/** Maps Elementor Pro's settings to the image carousel's names. Shows no more slides at a time than there are. */
export function proSlider(settings: Settings, count: number): Settings {
  const arrows = settings.show_arrows === undefined || isOn(settings.show_arrows);
  const pagination = settings.pagination === undefined ? 'bullets' : settings.pagination;
  const per = (device: string) => ({
    [`slides_to_show${device}`]: String(Math.min(count, numberOf(settings[`slides_per_view${device}`]) || 1)),
  });
  return {
    ...per(''),
    ...per('_tablet'),
    ...per('_mobile'),
    ...Object.assign({}, ...FURTHER.filter((device) => settings[`slides_per_view${device}`]).map(per)),
    slides_to_scroll: settings.slides_to_scroll,
    navigation: arrows ? (pagination ? 'both' : 'arrows') : pagination ? 'dots' : 'none',
    pagination,
    infinite: settings.loop === undefined ? 'yes' : settings.loop,
    autoplay: settings.autoplay === undefined ? 'yes' : settings.autoplay,
    autoplay_speed: settings.autoplay_speed,
    pause_on_hover: settings.pause_on_hover ?? 'yes',
    pause_on_interaction: settings.pause_on_interaction ?? 'yes',
    speed: settings.speed,
    image_spacing_custom: settings.space_between ?? { size: 10, unit: 'px' },
  };
}

/** Devices that inherit from the next wider one by default. */
const FURTHER = ['_widescreen', '_laptop', '_tablet_extra', '_mobile_extra'];

/** The same, with the author's position of the dots. */
export function chosenPlaces(settings: Settings, options: Parameters<typeof proPlaces>[0]): string[] {
  const place = choiceOf(settings.pagination_position, ['inside', 'outside'], 'outside');
  return [...proPlaces(options), ...(options.dots ? [`elementor-pagination-position-${place}`] : [])];
}

/** Positions of such a carousel's arrows and dots. */
export function proPlaces({ hasArrows, dots }: { hasArrows: boolean; dots: string | null }): string[] {
  return [
    `elementor-arrows-${hasArrows ? 'yes' : 'no'}`,
    ...(dots ? [`elementor-pagination-type-${dots}`] : []),
  ];
}
