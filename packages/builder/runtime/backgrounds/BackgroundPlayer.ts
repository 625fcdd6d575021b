/** What plays behind something, whoever plays it. */
export interface BackgroundPlayer {
  /** The element that has to cover the box, once it is there. */
  readonly video: () => HTMLElement | null;
  /** Width over height. */
  readonly ratio: () => number;
  play(): void;
  pause(): void;
  stop(): void;
}

export interface BackgroundScreen {
  readonly container: HTMLElement;
  /** The video is seen. */
  readonly onPlaying: () => void;
  /** It has run once and was to run no more. */
  readonly onOver: () => void;
}
