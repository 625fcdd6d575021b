import { isRecord, numberOf, textOf } from '../settings/read.ts';
import { expression } from './expression.ts';

/**
 * Values allowed in a generated sheet. Each function accepts exactly what it knows and returns `null` otherwise, so that no
 * setting can close a rule, open another or load something.
 */

const UNITS = [
  ...['px', '%', 'em', 'rem', 'vw', 'vh', 'svh', 'dvh', 'lvh', 'svw', 'dvw', 'vmin', 'vmax', 'ch'],
  ...['deg', 'grad', 'rad', 'turn', 's', 'ms', 'fr'],
];

/** `{ size, unit }` or a plain number of pixels. A custom unit is written out in `size`. */
export function length(value: unknown): string | null {
  const { size, unit } = isRecord(value) ? value : { size: value, unit: 'px' };
  if (unit === 'custom') return expression(textOf(size));
  const number = numberOf(size);
  if (number === null) return size === 'auto' ? 'auto' : null;
  return withUnit(number, unit);
}

/** `{ top, right, bottom, left, unit }` as four values: of the sides, or of the corners, which Elementor names by them. */
export function sides(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const numbers = [value.top, value.right, value.bottom, value.left].map(numberOf);
  if (numbers.every((number) => number === null)) return null;
  return numbers.map((number) => withUnit(number ?? 0, value.unit)).join(' ');
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
/** Functions of numbers, angles and names; a mix may also contain variables. */
const FUNCTION =
  /^(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?)\((?:[\w\s.,%/#+-]|var\(--[\w-]{1,60}\)){1,120}\)$/i;
const NAME = /^[a-z]{3,24}$/i;
const VARIABLE = /^var\(--[\w-]{1,60}(?:,\s*(?:#[\da-f]{3,8}|[a-z]{3,24}))?\)$/i;
const GLOBAL = /^globals\/(colors|typography)\?id=([\w-]{1,40})$/;

export function color(value: unknown): string | null {
  const text = textOf(value)
    .trim()
    .replace(/^(var\([^,]*,)\s+/, '$1');
  const isKnown = text.startsWith('#')
    ? HEX.test(text)
    : FUNCTION.test(text) || NAME.test(text) || VARIABLE.test(text);
  return isKnown ? text : null;
}

/** A global colour, as referenced by a setting. */
export function globalColor(value: unknown): string | null {
  const id = globalId(value, 'colors');
  return id === null ? null : `var(${colorVariable(id)})`;
}

/** Prefix of a global font's variables, as referenced by a setting. */
export function globalTypography(value: unknown): string | null {
  const id = globalId(value, 'typography');
  return id === null ? null : typographyVariable(id);
}

export const colorVariable = (id: string): string => `--e-global-color-${id}`;
export const typographyVariable = (id: string): string => `--e-global-typography-${id}`;

function globalId(value: unknown, kind: 'colors' | 'typography'): string | null {
  const [, found, id = null] = GLOBAL.exec(textOf(value)) ?? [];
  return found === kind ? id : null;
}

export function number(value: unknown): string | null {
  const found = numberOf(value);
  return found === null ? null : String(found);
}

export function keyword<const Word extends string>(value: unknown, words: readonly Word[]): Word | null {
  return words.find((word) => word === value) ?? null;
}

const BORDERS = ['none', 'solid', 'double', 'dotted', 'dashed', 'groove'] as const;

export function borderStyle(value: unknown): string | null {
  return keyword(value, BORDERS);
}

/** `{ horizontal, vertical, blur, spread, color }`, in pixels. */
export function shadow(value: unknown, isInset: boolean): string | null {
  if (!isRecord(value)) return null;
  const tint = color(value.color);
  const parts = [value.horizontal, value.vertical, value.blur, value.spread].map(
    (part) => `${numberOf(part) ?? 0}px`,
  );
  return tint && `${isInset ? 'inset ' : ''}${parts.join(' ')} ${tint}`;
}

const GENERIC = ['serif', 'sans-serif', 'monospace', 'cursive', 'system-ui'] as const;

/** A quoted font name with a generic fallback: no font is loaded from elsewhere. */
export function fontFamily(value: unknown): string | null {
  const name = textOf(value);
  const generic = keyword(name.toLowerCase(), GENERIC);
  if (generic) return generic;
  return /^[\p{L}\d][\p{L}\d _-]{0,60}$/u.test(name) ? `"${name}",sans-serif` : null;
}

/** A quoted URL, with everything that could end the quotes percent-encoded. */
export function address(href: string): string | null {
  if (!href) return null;
  const escaped = href.replace(/["'()\\<>\s]/g, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x80 ? `%${code.toString(16).padStart(2, '0')}` : encodeURIComponent(character);
  });
  return `url("${escaped}")`;
}

/** A custom unit belongs to strings: a plain number with it stays a number. */
export function withUnit(value: number, unit: unknown): string {
  if (unit === 'px') return `${value}px`;
  if (unit === 'custom') return String(value);
  return `${value}${UNITS.find((known) => known === unit) ?? 'px'}`;
}
