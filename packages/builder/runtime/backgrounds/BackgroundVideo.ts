import { isOn, numberOf, type Settings, textOf } from '../../model/settings/read.ts';

/** A video behind the content of a section or container, from its settings. */
export interface BackgroundVideo {
  readonly address: string;
  readonly startS: number;
  readonly endS: number;
  readonly playsOnce: boolean;
  readonly playsOnMobile: boolean;
  readonly isPrivate: boolean;
}

/** `null` when there is none. */
export function backgroundVideo(settings: Settings): BackgroundVideo | null {
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

/** Duration of one round of a video with its own end: a second more, so that the end is visible. */
export function roundMs({ startS, endS }: BackgroundVideo): number | null {
  return endS > startS ? (endS - startS + 1) * 1000 : null;
}
