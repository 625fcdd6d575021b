import { numberOf, textOf } from '../../model/settings/read.ts';

const CODES: ReadonlyMap<number, number> = new Map([
  [219, 21 / 9],
  [169, 16 / 9],
  [43, 4 / 3],
  [32, 3 / 2],
  [11, 1],
  [916, 9 / 16],
]);
const USUAL = 16 / 9;
/** Beyond these a video would be a line. */
const NARROWEST = 0.1;
const WIDEST = 10;

/** A video's aspect ratio: one of the known codes, a number or a fraction. */
export function videoRatio(value: unknown): number {
  const number = numberOf(value);
  const ratio = number === null ? fraction(textOf(value)) : (CODES.get(number) ?? number);
  return ratio !== null && ratio >= NARROWEST && ratio <= WIDEST ? ratio : USUAL;
}

function fraction(text: string): number | null {
  const [, width, height] = /^\s*([\d.]+)\s*[/:]\s*([\d.]+)\s*$/.exec(text) ?? [];
  return width && height ? Number(width) / Number(height) : null;
}
