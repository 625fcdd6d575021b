/** A player of a background, of any kind. */
export interface BackgroundPlayer {
  /** The element that has to cover the box, once it exists. */
  readonly video: () => HTMLElement | null;
  /** Width over height. */
  readonly ratio: () => number;
  play(): void;
  pause(): void;
  stop(): void;
}

export interface BackgroundScreen {
  readonly container: HTMLElement;
  /** Called when the video is visible. */
  readonly onPlaying: () => void;
  /** It has played once and should not repeat. */
  readonly onOver: () => void;
}
