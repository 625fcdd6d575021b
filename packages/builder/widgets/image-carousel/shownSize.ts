import { numberOf, recordOf, type Settings, textOf } from '../../model/settings/read.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How large a picture stands there by itself, of the size that was chosen for all: WordPress keeps a smaller file for each, we show
 * the whole one. 0 is what nobody knows.
 */
export function shownSize(picture: Settings, settings: Settings): Size {
  const whole = measured(picture);
  if (settings.thumbnail_size !== 'custom')
    return fitted(whole, LARGEST.get(textOf(settings.thumbnail_size)));
  const wanted = measured(recordOf(settings.thumbnail_custom_dimension));
  if (wanted.width && wanted.height) return wanted;
  return fitted(whole, { width: wanted.width || Infinity, height: wanted.height || Infinity });
}

function measured({ width, height }: Settings): Size {
  return { width: Math.max(0, numberOf(width) ?? 0), height: Math.max(0, numberOf(height) ?? 0) };
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
