import { choiceOf, numberOf, recordOf } from '../../model/settings/read.ts';

const SIZES = ['thumbnail', 'medium', 'medium_large', 'large', 'full'] as const;
export type NamedSize = (typeof SIZES)[number];

/** Class of a library picture, by its chosen size. Others have their own size. */
export function sizeClass(picture: unknown, chosen: unknown, usual: NamedSize): string | undefined {
  if (!numberOf(recordOf(picture).id)) return undefined;
  const size = chosen === undefined || chosen === '' ? usual : choiceOf(chosen, SIZES, 'full');
  return size === 'full' ? undefined : `size-${size}`;
}
