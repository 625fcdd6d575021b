import { type CutSize, cutSize, fittedSize, measured } from '../../model/settings/cutSize.ts';
import type { Settings } from '../../model/settings/read.ts';

/**
 * A picture's natural size at the chosen image size: WordPress creates a smaller file for each, we show the original. 0 if
 * unknown.
 */
export function shownSize(picture: Settings, settings: Settings): CutSize {
  const whole = measured(picture);
  return cutSize(whole, settings, 'thumbnail') ?? fittedSize(whole, settings.thumbnail_size);
}
