import type { MediaRow } from '../tables.ts';
import { fileKey, textUrl } from './standIn.ts';

/** Replaces the pictures in the HTML that this site has, and removes `srcset`s that mention them. In one pass. */
export function withPictures(html: string, pictures: ReadonlyMap<string, MediaRow>): string {
  if (pictures.size === 0) return html;
  return html.replace(ADDRESS_OR_SIZES, (piece) => {
    const isList = /^\s/.test(piece);
    const addresses = isList ? (piece.match(ADDRESS) ?? []) : [piece];
    const [first] = addresses.map((address) => placed(address, pictures)).filter((found) => found !== null);
    if (first === undefined) return piece;
    return isList ? '' : first;
  });
}

/** The URL of our file instead of theirs; `null` if we have none. */
function placed(address: string, pictures: ReadonlyMap<string, MediaRow>): string | null {
  const [, file = ''] = PICTURE.exec(address) ?? [];
  const picture = file === '' ? undefined : pictures.get(fileKey(file));
  return picture ? textUrl(picture) + address.slice(file.length) : null;
}

/** Each URL is one run of characters, which is scanned once. */
const ADDRESS = /(?:https?:)?\/\/[^\s"'<>)]+/gi;
const ADDRESS_OR_SIZES = /\s(?:srcset|sizes)="[^"]{0,8000}"|(?:https?:)?\/\/[^\s"'<>)]+/gi;
const PICTURE = /^(.{1,2000}\.(?:jpe?g|png|gif|webp|avif))/i;
