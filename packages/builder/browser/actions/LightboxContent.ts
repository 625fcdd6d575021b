import type { Settings } from '../../settings/read.ts';
import type { Slide } from './slideshow.ts';

/** What the lightbox opens with. */
export interface LightboxContent {
  readonly dialogId: string;
  readonly slides: readonly Slide[];
  readonly startIndex: number;
  /** What was asked of the box itself, as it came: how it comes in, and the shape of a film in it. */
  readonly modal: Settings;
}
