import { cleanDrawing } from '@portico/kernel/server/html';
import sharp from 'sharp';
import { PictureError } from './makeSizes.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const LONGEST_SIDE = 1920;
const MOST_PIXELS = 50_000_000;
/** Pixels of the picture for each of the drawing. */
const FINENESS = 2;

/** A file for the library: its pixels and, for an SVG file, the markup that a page may contain, if possible. */
export interface DrawnFile {
  readonly content: Buffer;
  readonly drawing: string;
  /** What was removed from an SVG file, with its counts. */
  readonly removed: ReadonlyMap<string, number>;
}

/**
 * Rasterises an SVG, so that its scripts and requests are gone. Returns other files unchanged. Throws a `PictureError` if it
 * cannot be rendered.
 */
export async function svgAsPicture(content: Buffer): Promise<DrawnFile> {
  const start = content.toString('utf8', 0, 4096);
  if (
    !/^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE|<svg)/i.test(start) ||
    !/<svg[\s>]/i.test(content.toString('utf8'))
  )
    return { content, drawing: '', removed: new Map() };
  if (content.length > MOST_BYTES) throw new PictureError('This drawing is larger than 2 MB.');
  // Entities can expand a few lines to gigabytes.
  const text = content.toString('utf8');
  if (/<!ENTITY/i.test(text))
    throw new PictureError('This drawing declares entities, which are not accepted.');
  try {
    const removed = new Map<string, number>();
    const drawing = cleanDrawing(text, (name) => removed.set(name, (removed.get(name) ?? 0) + 1)) ?? '';
    const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS, density: FINENESS * 72 })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { content: data, drawing: drawing && sized(drawing, info), removed };
  } catch {
    throw new PictureError('This drawing cannot be read. The file may be damaged.');
  }
}

/** States the size, so that the drawing alone gives a picture of the same size again. */
function sized(drawing: string, { width, height }: { width: number; height: number }): string {
  return drawing.replace(/^<svg([^>]*)>/, (_, written: string) => {
    const others = written.replace(/ (?:width|height)="[^"]*"/g, '');
    const [across, down] = [width / FINENESS, height / FINENESS];
    const box = others.includes(' viewbox="') ? '' : ` viewbox="0 0 ${across} ${down}"`;
    return `<svg width="${across}" height="${down}"${others}${box}>`;
  });
}
