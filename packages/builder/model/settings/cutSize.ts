import { numberOf, recordOf, type Settings, textOf } from './read.ts';

export interface CutSize {
  readonly width: number;
  readonly height: number;
}

/** Elementor creates no larger file, and shows the whole picture instead. */
const LARGEST = 5000;

/**
 * The size a picture is cropped to, from its group of settings (`image_size`, `image_custom_dimension`): exactly that, even if
 * the picture is smaller, and proportional if only one dimension is set. `null` if it is not cropped.
 */
export function cutSize(picture: CutSize, settings: Settings, group: string): CutSize | null {
  if (settings[`${group}_size`] !== 'custom') return null;
  const wanted = measured(recordOf(settings[`${group}_custom_dimension`]));
  const shape = picture.width / picture.height;
  const size = {
    width: wanted.width || Math.floor(wanted.height * shape),
    height: wanted.height || Math.floor(wanted.width / shape),
  };
  const isMade = size.width >= 1 && size.height >= 1 && size.width <= LARGEST && size.height <= LARGEST;
  return isMade ? size : null;
}

/** A picture's dimensions in one of WordPress's sizes; the original if there is no such size. */
export function fittedSize(whole: CutSize, name: unknown): CutSize {
  const most = MOST.get(textOf(name));
  if (!most || !whole.width || !whole.height) return whole;
  const share = Math.min(1, most.width / whole.width, most.height / whole.height);
  return { width: whole.width * share, height: whole.height * share };
}

/** WordPress's default sizes. */
const MOST: ReadonlyMap<string, CutSize> = new Map([
  ['medium', { width: 300, height: 300 }],
  ['medium_large', { width: 768, height: Infinity }],
  ['large', { width: 1024, height: 1024 }],
]);

/** 0 if unknown. */
export function measured({ width, height }: Settings): CutSize {
  return { width: Math.max(0, numberOf(width) ?? 0), height: Math.max(0, numberOf(height) ?? 0) };
}
