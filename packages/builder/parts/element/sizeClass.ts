import { choiceOf, numberOf, recordOf } from '../../model/settings/read.ts';

const SIZES = ['thumbnail', 'medium', 'medium_large', 'large', 'full'] as const;
export type NamedSize = (typeof SIZES)[number];

/** What a picture of the library is called by the size that was chosen of it. Others are as large as they are. */
export function sizeClass(picture: unknown, chosen: unknown, usual: NamedSize): string | undefined {
  if (!numberOf(recordOf(picture).id)) return undefined;
  const size = chosen === undefined || chosen === '' ? usual : choiceOf(chosen, SIZES, 'full');
  return size === 'full' ? undefined : `size-${size}`;
}
