import { choiceOf, isOn, numberOf, recordOf, type Settings } from '../../model/settings/read.ts';

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
    slides_to_scroll_tablet: settings.slides_to_scroll_tablet,
    slides_to_scroll_mobile: settings.slides_to_scroll_mobile,
    navigation: arrows ? (pagination ? 'both' : 'arrows') : pagination ? 'dots' : 'none',
    pagination,
    infinite: settings.loop === undefined ? 'yes' : settings.loop,
    autoplay: settings.autoplay === undefined ? 'yes' : settings.autoplay,
    autoplay_speed: settings.autoplay_speed,
    pause_on_hover: settings.pause_on_hover ?? 'yes',
    pause_on_interaction: settings.pause_on_interaction ?? 'yes',
    speed: settings.speed,
    ...gaps(settings),
  };
}

/** As in Elementor each device has its own gap, and 10 pixels where nothing was entered for it. */
function gaps(settings: Settings): Settings {
  const gap = (device: string): number => {
    const own = settings[`space_between${device}`];
    return own === undefined ? USUAL_GAP : (numberOf(recordOf(own).size) ?? 0);
  };
  const all = ['', '_tablet', '_mobile', ...FURTHER].map((device) => [device, gap(device)] as const);
  const shown = all.every(([, size]) => size === all[0]?.[1]) ? all.slice(0, 1) : all;
  return Object.fromEntries(
    shown.map(([device, size]) => [`image_spacing_custom${device}`, { unit: 'px', size }]),
  );
}

const USUAL_GAP = 10;

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
