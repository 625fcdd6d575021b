import type { Settings } from '../../model/settings/read.ts';
import type { Slide } from './slideshow.ts';

/** What the lightbox opens with. */
export interface LightboxContent {
  readonly dialogId: string;
  readonly slides: readonly Slide[];
  readonly startIndex: number;
  /** What was asked of the box itself, as it came: how it comes in, and the shape of a video in it. */
  readonly modal: Settings;
}
