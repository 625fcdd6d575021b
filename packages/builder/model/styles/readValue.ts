import { safeFile } from '../settings/link.ts';
import { isRecord, numberOf, recordOf, textOf } from '../settings/read.ts';
import { expression } from './expression.ts';
import type { ValueKind, Words } from './StyleControl.ts';
import { address, color, fontFamily, length, withUnit } from './values.ts';

/** A value as CSS, or several by the names of its parts, of which the empty one is the whole. */
export type CssValue = string | Readonly<Record<string, string>>;

/** `null` if it is empty. `tint` is the global colour that replaces the value's own, if a colour is one of its parts. */
export function readValue(kind: ValueKind, value: unknown, words?: Words, tint?: string): CssValue | null {
  switch (kind) {
    case 'length':
      return length(value);
    case 'sides':
      return sidesOf(value);
    case 'each-side':
      return sidesOf(value, '0');
    case 'color':
      return color(value);
    case 'number':
      return numberText(isRecord(value) ? value.size : value);
    case 'word':
      return words ? wordOf(value, words) : null;
    case 'picture':
      return address(safeFile(recordOf(value).url));
    case 'font':
      return fontFamily(value);
    case 'box-shadow':
      return shadowOf(value, ['horizontal', 'vertical', 'blur', 'spread'], tint);
    case 'text-shadow':
      return shadowOf(value, ['horizontal', 'vertical', 'blur'], tint);
    case 'gap':
      return gapOf(recordOf(value));
    case 'cut':
      return cutOf(recordOf(value));
    case 'tracks':
      return tracksOf(value);
    case 'lines':
      return isRecord(value) ? tracksOf(value) : expression(textOf(value));
    case 'site-font':
      return null;
  }
}

/** What a keyword becomes; `undefined` if it is unknown. */
export function meaningOf(word: string, words: Words): string | Readonly<Record<string, string>> | undefined {
  if (isList(words)) return words.includes(word) ? word : undefined;
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function isList(words: Words): words is readonly string[] {
  return Array.isArray(words);
}

/**
 * Only the sides that were entered: as in Elementor, a rule that needs another side is not drawn. `unreadable` replaces sides
 * that are not lengths.
 */
function sidesOf(value: unknown, unreadable: string | null = null): CssValue | null {
  if (!isRecord(value)) return null;
  const found: Record<string, string> = {};
  let isOpen = true;
  for (const side of SIDES) {
    const entered = sideOf(value[side], value.unit) ?? (textOf(value[side]) ? unreadable : null);
    if (entered === null) continue;
    found[side] = entered;
    isOpen = false;
  }
  return isOpen ? null : found;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function sideOf(value: unknown, unit: unknown): string | null {
  const number = numberOf(value);
  // Valid in sums too.
  if (number === 0 && unit === 'custom') return '0px';
  if (number !== null) return withUnit(number, unit);
  return typeof value === 'string' && unit === 'custom' ? expression(value) : null;
}

function gapOf({ row, column, size, unit }: Readonly<Record<string, unknown>>): CssValue | null {
  const rows = sideOf(row ?? size, unit);
  const columns = sideOf(column ?? size, unit);
  return rows && columns ? { row: rows, column: columns, '': `${rows} ${columns}` } : null;
}

/** Cropped only if both dimensions are set; with one of them it is scaled as a whole. */
function cutOf({ width, height }: Readonly<Record<string, unknown>>): CssValue | null {
  const [wide, high] = [numberOf(width) ?? 0, numberOf(height) ?? 0];
  return wide > 0 && high > 0 ? { ratio: `${wide} / ${high}` } : null;
}

function numberText(value: unknown): string | null {
  const found = numberOf(value);
  return found === null ? null : String(found);
}

function wordOf(value: unknown, words: Words): string | null {
  const word = textOf(value);
  return word !== '' && meaningOf(word, words) !== undefined ? word : null;
}

/** A shadow whose colour was removed has no effect, but one that never had a colour has the default. */
function shadowOf(value: unknown, names: readonly string[], siteColor: string | undefined): CssValue | null {
  if (!isRecord(value)) return null;
  if (value.color === '' && siteColor === undefined) return NOTHING;
  const tint = siteColor ?? color(value.color);
  const parts = names.map((name) => `${numberOf(value[name]) ?? 0}px`);
  return tint && `${parts.join(' ')} ${tint}`;
}

const NOTHING: CssValue = {};

/** A number of equal tracks, or tracks that were written out. A plain string or number is ignored, as in Elementor. */
function tracksOf(value: unknown): string | null {
  if (!isRecord(value)) return null;
  if (value.unit === 'custom') return expression(textOf(value.size));
  const count = numberOf(value.size);
  return count !== null && count >= 1 && count <= 100 ? `repeat(${Math.round(count)}, 1fr)` : null;
}
