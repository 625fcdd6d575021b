/** A video widget, as its element's settings say. */
export interface VideoProps {
  readonly type: VideoType;
  /** Where the video is, as its author wrote it. */
  readonly address: string;
  readonly startS: number;
  readonly endS: number;
  readonly autoplay: boolean;
  readonly playsInline: boolean;
  readonly mute: boolean;
  readonly loop: boolean;
  readonly controls: boolean;
  readonly captions: boolean;
  /** The provider is asked to set no cookies. */
  readonly isPrivate: boolean;
  /** Nothing of a provider is loaded before the visitor presses play. Ours: other products do not print it. */
  readonly waitsForPlay: boolean;
  readonly isLazy: boolean;
  readonly opensLightbox: boolean;
}

export const VIDEO_TYPES = ['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];
