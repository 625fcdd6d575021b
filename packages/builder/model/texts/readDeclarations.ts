import { safeFile } from '../settings/link.ts';
import { expression } from '../styles/expression.ts';
import { splitOutside } from '../styles/splitOutside.ts';
import { address, color } from '../styles/values.ts';
import { STYLE_PROPERTIES } from './styleProperties.ts';

/**
 * A text's inline styles as declarations for a rule of the same weight: above any sheet without `!important`. Parsed word by
 * word; unknown parts are removed, and the output is normalised.
 */
export function readDeclarations(style: string): string {
  if (style.length > LONGEST_STYLE) return '';
  const usual: string[] = [];
  const insisting: string[] = [];
  const plain = style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  for (const piece of splitOutside(plain, ';').slice(0, MOST_DECLARATIONS)) {
    const colon = piece.indexOf(':');
    const property = piece.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!STYLE_PROPERTIES.has(property)) continue;
    const [said = '', insists] = withoutImportance(piece.slice(colon + 1).trim());
    const value = readValueOf(property, said);
    if (value) (insists ? insisting : usual).push(`${property}:${value}!important`);
  }
  return [...usual, ...insisting].join(';');
}

/** No real inline style is longer. */
const LONGEST_STYLE = 2_000;
const MOST_DECLARATIONS = 60;
const DEEPEST = 4;

function withoutImportance(value: string): readonly [string, boolean] {
  const found = /!\s{0,9}important$/i.exec(value);
  return found ? [value.slice(0, found.index).trim(), true] : [value, false];
}

function readValueOf(property: string, value: string): string | null {
  if (property === 'font-family') return families(value);
  if (property === 'position' && !IN_THE_TEXT.has(value.toLowerCase())) return null;
  return list(value, DEEPEST, TAKES_PICTURE.has(property));
}

/** Positioning in the viewport is not a text style. */
const IN_THE_TEXT = new Set(['static', 'relative', 'absolute', 'sticky']);
const TAKES_PICTURE = new Set(['background', 'background-image', 'list-style', 'list-style-image']);

/** Words separated by spaces, slashes and commas. */
function list(value: string, depth: number, takesPicture: boolean): string | null {
  const layers = splitOutside(value, ',').map((layer) =>
    splitOutside(layer, '/').map((part) =>
      splitOutside(part, ' \t\n\r\f').map((word) => read(word, depth, takesPicture)),
    ),
  );
  if (layers.length === 0 || layers.flat(2).some((word) => word === null)) return null;
  return layers.map((layer) => layer.map((words) => words.join(' ')).join('/')).join(',');
}

function read(word: string, depth: number, takesPicture: boolean): string | null {
  return (
    color(word) ??
    expression(word) ??
    (WORD.test(word) ? word : null) ??
    text(word) ??
    (takesPicture ? picture(word) : null) ??
    call(word, depth)
  );
}

const WORD = /^(?:-?[a-z]|--[\w-])[\w-]{0,60}$/i;

/** List markers and quotation marks. */
function text(word: string): string | null {
  return /^(?:"[^"'\\<>{};]{0,60}"|'[^"'\\<>{};]{0,60}')$/.test(word) ? `'${word.slice(1, -1)}'` : null;
}

function picture(word: string): string | null {
  const [, to = ''] = /^url\((.*)\)$/is.exec(word) ?? [];
  return address(safeFile(to.trim().replace(/^(["'])(.*)\1$/s, '$2')));
}

/** A colour, gradient, transform or filter function. */
function call(word: string, depth: number): string | null {
  const [, name = '', inside = ''] = /^([a-z\d-]{2,30})\((.*)\)$/is.exec(word) ?? [];
  if (depth === 0 || !FUNCTIONS.has(name.toLowerCase())) return null;
  const read = list(inside, depth - 1, false);
  return read && `${name.toLowerCase()}(${read})`;
}

const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color-mix', 'light-dark', 'var'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient', 'repeating-conic-gradient'],
  ...['rotate', 'rotatex', 'rotatey', 'rotatez', 'scale', 'scalex', 'scaley', 'skew', 'skewx', 'skewy'],
  ...['translate', 'translatex', 'translatey', 'translatez', 'translate3d', 'perspective', 'matrix'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity'],
  ...['saturate', 'sepia', 'cubic-bezier', 'steps', 'calc', 'min', 'max', 'clamp', 'minmax', 'repeat'],
]);

/** Single quotes: a font that only an inline style names is not loaded, as in Elementor. */
function families(value: string): string | null {
  const names = splitOutside(value, ',').map((name) => {
    if (/^[a-z-]{1,30}$/.test(name) || expression(name)) return name;
    const bare = name.replace(/^(["'])(.*)\1$/s, '$2').trim();
    return /^-?[\p{L}\d][\p{L}\d ._-]{0,60}$/u.test(bare) ? `'${bare}'` : null;
  });
  return names.length > 0 && !names.includes(null) ? names.join(',') : null;
}
