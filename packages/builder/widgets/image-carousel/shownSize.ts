import { cutSize, measured, type CutSize as Size } from '../../model/settings/cutSize.ts';
import { type Settings, textOf } from '../../model/settings/read.ts';

/**
 * How large a picture stands there by itself, of the size that was chosen for all: WordPress keeps a smaller file for each, we show
 * the whole one. 0 is what nobody knows.
 */
export function shownSize(picture: Settings, settings: Settings): Size {
  const whole = measured(picture);
  if (settings.thumbnail_size !== 'custom')
    return fitted(whole, LARGEST.get(textOf(settings.thumbnail_size)));
  return cutSize(whole, settings, 'thumbnail') ?? whole;
}

function fitted(whole: Size, { width, height } = { width: Infinity, height: Infinity }): Size {
  if (!whole.width || !whole.height) return whole;
  const share = Math.min(1, width / whole.width, height / whole.height);
  return { width: whole.width * share, height: whole.height * share };
}

/** By the names that WordPress begins with. */
const LARGEST: ReadonlyMap<string, Size> = new Map([
  ['medium', { width: 300, height: 300 }],
  ['medium_large', { width: 768, height: Infinity }],
  ['large', { width: 1024, height: 1024 }],
]);
