import { safeFile } from '../../model/settings/link.ts';
import { choiceOf, isOn, numberOf, rowsOf, type Settings } from '../../model/settings/read.ts';

const TRANSITIONS = ['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'] as const;

/** A slideshow behind an element's content, from its settings. */
export interface BackgroundSlideshow {
  readonly images: readonly string[];
  readonly loops: boolean;
  readonly slideMs: number;
  readonly transition: (typeof TRANSITIONS)[number];
  readonly transitionMs: number;
  readonly isLazy: boolean;
  /** Direction in which the current picture slowly zooms, if it does. */
  readonly kenBurns: 'in' | 'out' | null;
}

/** `null` when there is none. */
export function backgroundSlideshow(settings: Settings): BackgroundSlideshow | null {
  const images = rowsOf(settings.background_slideshow_gallery).flatMap(({ url }) => safeFile(url) || []);
  if (settings.background_background !== 'slideshow' || images.length === 0) return null;
  const direction = settings.background_slideshow_ken_burns_zoom_direction;
  return {
    images,
    loops: isOn(settings.background_slideshow_loop),
    slideMs: positive(settings.background_slideshow_slide_duration) ?? 5000,
    transition: choiceOf(settings.background_slideshow_slide_transition, TRANSITIONS, 'fade'),
    transitionMs: positive(settings.background_slideshow_transition_duration) ?? 500,
    isLazy: isOn(settings.background_slideshow_lazyload),
    kenBurns: isOn(settings.background_slideshow_ken_burns) ? (direction === 'out' ? 'out' : 'in') : null,
  };
}

function positive(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}
