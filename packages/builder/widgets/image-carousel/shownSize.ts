import { type CutSize, cutSize, fittedSize, measured } from '../../model/settings/cutSize.ts';
import type { Settings } from '../../model/settings/read.ts';

/**
 * How large a picture stands there by itself, of the size that was chosen for all: WordPress keeps a smaller file for each, we show
 * the whole one. 0 is what nobody knows.
 */
export function shownSize(picture: Settings, settings: Settings): CutSize {
  const whole = measured(picture);
  return cutSize(whole, settings, 'thumbnail') ?? fittedSize(whole, settings.thumbnail_size);
}
