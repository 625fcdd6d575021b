import sharp, { type Sharp, type Stats } from 'sharp';
import { pictureType } from './pictureType.ts';

/** A picture that cannot be stored, with a readable reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

export interface PictureSize {
  readonly width: number;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly extension: 'webp' | 'jpg';
  readonly content: Buffer;
}

export interface MadePicture {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly sizes: readonly PictureSize[];
}

export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;
/** A few kilobytes can unpack to gigabytes; camera pictures are well below this. */
const MOST_PIXELS = 50_000_000;
const WIDTHS = [320, 640, 960, 1280, 1920];
const FALLBACK_WIDTH = 1280;
const WEBP_QUALITY = 78;
/** Half the time of the default 4, with file sizes within two per cent. */
const WEBP_EFFORT = 2;
const JPEG_QUALITY = 80;

/** The sizes that pages choose from. The camera's metadata is removed. */
export async function makeSizes(content: Buffer): Promise<MadePicture> {
  if (content.length > LARGEST_PICTURE_BYTES)
    throw new PictureError('This picture is larger than 20 MB. Please make it smaller first.');
  if (!pictureType(content))
    throw new PictureError('This file cannot be used as a picture. Use JPEG, PNG, GIF, WebP or AVIF.');
  const open = () => sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const { width = 0, height = 0, orientation = 1 } = await open().metadata();
    if (width * height > MOST_PIXELS) throw new PictureError(TOO_MANY_PIXELS);
    const [upright, tall] = orientation >= 5 ? [height, width] : [width, height];
    const { dominant } = await inSmall(open());
    const sizes: PictureSize[] = [];
    // Sequentially: an upload must not take all CPUs from visitors.
    for (const target of widthsFor(upright))
      sizes.push({
        width: target,
        type: 'image/webp',
        extension: 'webp',
        content: await open()
          .autoOrient()
          .resize({ width: target })
          .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
          .toBuffer(),
      });
    const fallback = Math.min(upright, FALLBACK_WIDTH);
    sizes.push({
      width: fallback,
      type: 'image/jpeg',
      extension: 'jpg',
      content: await open()
        .autoOrient()
        .resize({ width: fallback })
        .flatten(WHITE)
        .jpeg({ quality: JPEG_QUALITY, progressive: true })
        .toBuffer(),
    });
    return { width: upright, height: tall, colour: hex(dominant), sizes };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new PictureError(TOO_MANY_PIXELS);
    throw new PictureError('This picture cannot be read. The file may be damaged.');
  }
}

const TOO_MANY_PIXELS = 'This picture has more than 50 million pixels. Please make it smaller first.';
const WHITE = { background: '#ffffff' };

/** Statistics are always of the opened image, so the small one is made first. */
async function inSmall(picture: Sharp): Promise<Stats> {
  const { data, info } = await picture
    .resize(64, 64, { fit: 'inside' })
    .flatten(WHITE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).stats();
}

/** Never larger than the original; includes its own width unless that exceeds the largest step. */
function widthsFor(width: number): number[] {
  const widths = WIDTHS.filter((target) => target < width);
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...new Set([...widths, largest])];
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
