import { isRecord } from '@portico/kernel/records';
import { isOwnPicture, withOwnPictures } from './ownPictures.ts';

/** The display size of a picture, as far as its URL or setting tells. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What replaces another site's picture in a document. */
export interface PlacedPicture {
  readonly url: string;
  /** In the media library; without it the picture is missing, and only its URL changes. */
  readonly stored?: PictureSize & { readonly id: number };
}

export type PlacePicture = (url: string, size: PictureSize | null) => PlacedPicture | null;

/**
 * Replaces the pictures of other sites in a kit's value: in settings, galleries, backgrounds, HTML and CSS. Those of the kit's
 * own site may be relative, if named as our sites name them. Values in `__dynamic__` are resolved by the site, so they are
 * never pictures of the kit.
 */
export function withPlacedPictures(value: unknown, place: PlacePicture): unknown {
  if (typeof value === 'string') return inText(value, place);
  if (Array.isArray(value)) return value.map((entry) => withPlacedPictures(entry, place));
  if (!isRecord(value)) return value;
  const { url } = value;
  const placed = typeof url === 'string' && isPicture(url) ? place(url, sizeOf(value)) : null;
  const others = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const isLeft = name === '__dynamic__' || (placed && name === 'url');
      return [name, isLeft ? entry : withPlacedPictures(entry, place)];
    }),
  );
  if (value.$$type === 'image-src') return withAtomicId(others, value, place);
  if (!placed) return others;
  const { url: address, stored } = placed;
  // A link to a picture has only a URL.
  if (!stored || !('id' in value)) return { ...others, url: address };
  return { ...others, url: address, ...stored, source: 'library' };
}

/** Each picture in a value, once. */
export function picturesIn(value: unknown, found: Map<string, PictureSize | null>): void {
  withPlacedPictures(value, (url, size) => {
    if (!found.get(url)) found.set(url, size);
    return null;
  });
}

/** The same for a text that contains URLs among other things. */
export function inText(text: string, place: PlacePicture): string {
  const own = withOwnPictures(text, (path) => place(path, null)?.url ?? path);
  if (!own.includes('//')) return own;
  return own.replace(ADDRESS, (run) => {
    const [, url = ''] = PICTURE.exec(run) ?? [];
    const placed = url === '' ? null : place(url, sizeIn(url));
    return placed ? placed.url + run.slice(url.length) : run;
  });
}

function isPicture(text: string): boolean {
  return text.length <= LONGEST && (isOwnPicture(text) || PICTURE.exec(text)?.[1] === text);
}

const LONGEST = 2000;
/** Each URL is one run of characters, scanned once. */
const ADDRESS = /https?:\/\/[^\s"'<>()\\]+/gi;
const PICTURE = /^(https?:\/\/.{1,2000}\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?[^#,;]{0,500})?)/i;

/** Atomic pictures have an ID beside their URL, each wrapped separately. */
function withAtomicId(
  mapped: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  place: PlacePicture,
): unknown {
  const { value } = mapped;
  const source = isRecord(before.value) && isRecord(before.value.url) ? before.value.url.value : null;
  const placed = typeof source === 'string' && isPicture(source) ? place(source, null) : null;
  if (!isRecord(value) || !placed?.stored) return mapped;
  return {
    ...mapped,
    value: { ...value, id: { $$type: 'image-attachment-id', value: placed.stored.id } },
  };
}

function sizeOf({ url, width, height }: Readonly<Record<string, unknown>>): PictureSize | null {
  const [w, h] = [Number(width), Number(height)];
  if (w > 0 && h > 0 && w <= LARGEST && h <= LARGEST) return { width: w, height: h };
  return sizeIn(String(url));
}

const LARGEST = 10_000;

/** WordPress puts the size of a file into its name: `quay-300x200.jpg`. */
function sizeIn(url: string): PictureSize | null {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.[a-z]{3,4}(?:\?|$)/i.exec(url.slice(-600)) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null;
}
