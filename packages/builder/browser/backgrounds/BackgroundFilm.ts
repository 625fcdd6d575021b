import { isOn, numberOf, type Settings, textOf } from '../../settings/read.ts';

/** A film behind the content of a section or container, as its settings say. */
export interface BackgroundFilm {
  readonly address: string;
  readonly startS: number;
  readonly endS: number;
  readonly playsOnce: boolean;
  readonly playsOnMobile: boolean;
  readonly isPrivate: boolean;
}

/** `null` when there is none. */
export function backgroundFilm(settings: Settings): BackgroundFilm | null {
  const address = textOf(settings.background_video_link);
  if (settings.background_background !== 'video' || !address) return null;
  return {
    address,
    startS: Math.max(0, numberOf(settings.background_video_start) ?? 0),
    endS: Math.max(0, numberOf(settings.background_video_end) ?? 0),
    playsOnce: isOn(settings.background_play_once),
    playsOnMobile: isOn(settings.background_play_on_mobile),
    isPrivate: isOn(settings.background_privacy_mode),
  };
}

/** How long one round of a film lasts that has an end of its own: a second more, so that the end is seen. */
export function roundMs({ startS, endS }: BackgroundFilm): number | null {
  return endS > startS ? (endS - startS + 1) * 1000 : null;
}
