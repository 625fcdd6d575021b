import type { Slide } from './slideshow.ts';

/** What the lightbox opens with. */
export interface LightboxContent {
  readonly dialogId: string;
  readonly slides: readonly Slide[];
  readonly startIndex: number;
  /** A film alone has a shape of its own, as the code that settings carry. */
  readonly aspectRatio: number;
}
