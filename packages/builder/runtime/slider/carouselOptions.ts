import { type Breakpoint, DEFAULT_BREAKPOINTS, DESKTOP, devices, minWidth } from '@portico/kernel/dom';
import { isOn, numberOf, type Settings } from '../../model/settings/read.ts';
import { deviceSettingMember } from '../frontend/deviceSetting.ts';

/** How many slides are shown and scrolled at a width, and the gap between them. */
export interface CarouselLayout {
  readonly slidesPerView: number;
  readonly slidesPerGroup: number;
  readonly spaceBetween: number;
}

/** A carousel's behaviour, independent of the slider. */
export interface CarouselOptions extends CarouselLayout {
  /** By minimum width. */
  readonly breakpoints: Readonly<Record<number, CarouselLayout>>;
  readonly loops: boolean;
  readonly speedMs: number;
  readonly autoplay: { readonly delayMs: number; readonly stopsOnInteraction: boolean } | null;
  readonly pausesOnHover: boolean;
  readonly effect: 'slide' | 'fade' | 'coverflow';
  readonly hasArrows: boolean;
  readonly dots: PaginationType | null;
  readonly isLazy: boolean;
  readonly offsetSides: OffsetSides;
}

const OFFSET_SIDES = ['none', 'left', 'right', 'both'] as const;
export type OffsetSides = (typeof OFFSET_SIDES)[number];

const PAGINATION_TYPES = ['bullets', 'fraction', 'progressbar'] as const;
export type PaginationType = (typeof PAGINATION_TYPES)[number];

const DEFAULT_SLIDES = 3;
const MOST_SLIDES = 100;
const DEFAULT_GROUP = 1;
const DEFAULT_SPEED_MS = 500;
const DEFAULT_DELAY_MS = 5000;
/** Lets the next slide peek in, which a whole number of slides would prevent. */
const OFFSET_SURPLUS = 0.001;

/** Reads a carousel widget's settings. Each is checked: they come from people and other products. */
export function carouselOptions(
  settings: Settings,
  active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS,
): CarouselOptions {
  const base = count(settings.slides_to_show) ?? DEFAULT_SLIDES;
  const offsetSides = OFFSET_SIDES.find((side) => side === settings.offset_sides) ?? 'none';
  const surplus = offsetSides === 'none' ? 0 : OFFSET_SURPLUS;
  const pagination = PAGINATION_TYPES.find((type) => type === settings.pagination);
  const navigation = settings.navigation ?? 'both';
  const { effect } = settings;

  const layout = (device: string): CarouselLayout => ({
    slidesPerView: slidesToShow(settings, device, active, base) + surplus,
    slidesPerGroup: slidesToScroll(settings, device, base),
    spaceBetween: spacing(settings, device, active),
  });

  return {
    ...layout(DESKTOP),
    breakpoints: Object.fromEntries(
      devices(active).map((device) => [minWidth(active, device), layout(device)]),
    ),
    loops: isOn(settings.infinite),
    speedMs: atLeastZero(settings.speed) ?? DEFAULT_SPEED_MS,
    autoplay: isOn(settings.autoplay)
      ? {
          delayMs: atLeastZero(settings.autoplay_speed) ?? DEFAULT_DELAY_MS,
          stopsOnInteraction: isOn(settings.pause_on_interaction),
        }
      : null,
    pausesOnHover: isOn(settings.pause_on_hover),
    effect: effect === 'coverflow' || (effect === 'fade' && base === 1) ? effect : 'slide',
    hasArrows: navigation === 'both' || navigation === 'arrows',
    dots: pagination ?? (navigation === 'both' || navigation === 'dots' ? 'bullets' : null),
    isLazy: isOn(settings.lazyload),
    offsetSides,
  };
}

function slidesToShow(
  settings: Settings,
  device: string,
  active: readonly Breakpoint[],
  base: number,
): number {
  if (device === DESKTOP) return base;
  const own = count(settings[`slides_to_show_${device}`]);
  if (own !== undefined) return own;
  if (device === 'mobile') return 1;
  if (device === 'tablet') return base === 1 ? 1 : 2;
  const names = devices(active);
  const larger = names[names.indexOf(device) + 1];
  // Beyond the desktop there is only the widest screen, from which nothing inherits.
  return larger === undefined ? base : slidesToShow(settings, larger, active, base);
}

function slidesToScroll(settings: Settings, device: string, base: number): number {
  if (device !== DESKTOP) return count(settings[`slides_to_scroll_${device}`]) ?? DEFAULT_GROUP;
  return base === 1 ? DEFAULT_GROUP : (count(settings.slides_to_scroll) ?? DEFAULT_GROUP);
}

function spacing(settings: Settings, device: string, active: readonly Breakpoint[]): number {
  const member = deviceSettingMember(settings, 'image_spacing_custom', 'size', device, active);
  return atLeastZero(member) ?? atLeastZero(settings.image_spacing_custom) ?? 0;
}

/** A whole number of slides, at least one, up to what any screen has room for. */
function count(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== null && number >= 1 ? Math.min(MOST_SLIDES, Math.floor(number)) : undefined;
}

function atLeastZero(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== null && number >= 0 ? number : undefined;
}
