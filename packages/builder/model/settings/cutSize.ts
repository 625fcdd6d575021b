import { numberOf, recordOf, type Settings, textOf } from './read.ts';

export interface CutSize {
  readonly width: number;
  readonly height: number;
}

/** Elementor makes no file that is larger, and shows the whole picture instead. */
const LARGEST = 5000;

/**
 * The size that a picture was cut to, as its group of settings (`image_size`, `image_custom_dimension`) has it: exactly so, also where
 * the picture is smaller, and by its own shape where only one measure is said. `null` where the picture is whole.
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

/** As large as a size of WordPress's lets a picture be; the whole where there is no such size. */
export function fittedSize(whole: CutSize, name: unknown): CutSize {
  const most = MOST.get(textOf(name));
  if (!most || !whole.width || !whole.height) return whole;
  const share = Math.min(1, most.width / whole.width, most.height / whole.height);
  return { width: whole.width * share, height: whole.height * share };
}

/** By the names that WordPress begins with. */
const MOST: ReadonlyMap<string, CutSize> = new Map([
  ['medium', { width: 300, height: 300 }],
  ['medium_large', { width: 768, height: Infinity }],
  ['large', { width: 1024, height: 1024 }],
]);

/** 0 is what nobody knows. */
export function measured({ width, height }: Settings): CutSize {
  return { width: Math.max(0, numberOf(width) ?? 0), height: Math.max(0, numberOf(height) ?? 0) };
}
