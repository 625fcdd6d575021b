import type { Settings } from '../../model/settings/read.ts';
import type { Slide } from './slideshow.ts';

/** The initial content of the lightbox. */
export interface LightboxContent {
  readonly dialogId: string;
  readonly slides: readonly Slide[];
  readonly startIndex: number;
  /** Requested settings of the box itself, unchecked: its colours, its entrance animation, and the aspect ratio of a video. */
  readonly modal: Settings;
}
