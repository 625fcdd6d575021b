import { safeFile } from './link.ts';
import { numberOf, recordOf, textOf } from './read.ts';

/** A picture from a setting. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** `null` if no picture was chosen. */
export function pictureOf(value: unknown): Picture | null {
  const { url, alt, width, height } = recordOf(value);
  const src = safeFile(url);
  if (!src) return null;
  const size = { width: positive(width), height: positive(height) };
  return {
    src,
    alt: textOf(alt),
    ...(size.width && { width: size.width }),
    ...(size.height && { height: size.height }),
  };
}

function positive(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? Math.round(number) : null;
}
