/** A video widget, from its element's settings. */
export interface VideoProps {
  readonly type: VideoType;
  /** The video's URL, as its author wrote it. */
  readonly address: string;
  readonly startS: number;
  readonly endS: number;
  readonly autoplay: boolean;
  readonly playsInline: boolean;
  readonly mute: boolean;
  readonly loop: boolean;
  readonly controls: boolean;
  readonly captions: boolean;
  /** Asks the provider not to set cookies. */
  readonly isPrivate: boolean;
  /** Nothing is loaded from a provider before the visitor presses play. Our own setting: other products do not have it. */
  readonly waitsForPlay: boolean;
  readonly isLazy: boolean;
  readonly opensLightbox: boolean;
}

export const VIDEO_TYPES = ['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];
