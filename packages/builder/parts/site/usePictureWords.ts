import { recordOf, textOf } from '../../model/settings/read.ts';
import { MOST_PICTURES, type PictureWords } from '../../wire/admin.ts';
import { useSitePart } from './useSitePart.ts';

/**
 * The media library's texts for a widget's pictures, requested only if it shows any. `null` for a picture that is not from the
 * library, and until answered.
 */
export function usePictureWords(
  pictures: readonly unknown[],
  isWanted: boolean,
): (picture: unknown) => PictureWords | null {
  const addresses = isWanted ? [...new Set(pictures.map(addressOf))].filter((one) => UPLOADED.test(one)) : [];
  const asked = addresses.slice(0, MOST_PICTURES);
  const answer = useSitePart(asked.length > 0 ? { kind: 'pictures', addresses: asked } : null);
  return (picture) => answer?.pictures?.[asked.indexOf(addressOf(picture))] ?? null;
}

const UPLOADED = /^\/media\/[0-9a-f]{20}-\d{1,5}\.(?:webp|jpg)$/;

function addressOf(picture: unknown): string {
  return textOf(recordOf(picture).url);
}
