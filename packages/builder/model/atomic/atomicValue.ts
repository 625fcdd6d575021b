import { recordOf, textOf } from '../settings/read.ts';
import { expression } from '../styles/expression.ts';
import { color, fontFamily, length, number } from '../styles/values.ts';

/**
 * A version 4 value, `{ $$type, value }`, as CSS. `name` is its property. Unknown values are `null`, so that nothing can close
 * a rule or load something.
 */
export function atomicValue(value: unknown, name = ''): string | null {
  const { $$type: type, value: inner } = recordOf(value);
  switch (type) {
    case 'size':
    case 'grid-track-size':
      return TRACKS.has(name) ? tracks(recordOf(inner)) : sizeOf(recordOf(inner));
    case 'color':
      return color(inner);
    case 'number':
      // As in Elementor a level of 0 is not said, and makes no new stack.
      return name === 'z-index' && Number(inner) === 0 ? null : number(inner);
    case 'font-family':
      return VARIABLE.test(textOf(inner)) ? textOf(inner) : fontFamily(inner);
    case 'span':
      return expression(textOf(inner)) ?? (LINES.test(textOf(inner)) ? textOf(inner) : null);
    case 'string':
      return wordsOf(name, textOf(inner));
    default: {
      const variable = VARIABLES.has(textOf(type)) ? variableName(inner) : null;
      return variable && `var(${variable})`;
    }
  }
}

/** The custom property of a site variable; its name is the id from the kit. */
export function variableName(id: unknown): string | null {
  const name = textOf(id);
  return NAME.test(name) ? `--${name}` : null;
}

/** `top left`, or `{ x, y }` with a size each. */
export function atomicPlace(value: unknown): string | null {
  const { $$type: type, value: inner } = recordOf(value);
  if (type === 'string') return PLACE.test(textOf(inner)) ? textOf(inner) : null;
  const { x, y } = recordOf(inner);
  return x || y ? `${atomicValue(x) ?? '0px'} ${atomicValue(y) ?? '0px'}` : null;
}

const NAME = /^[a-z][\w-]{0,60}$/i;

/** A few keywords, or a number such as a font's weight. */
const WORDS = /^(?:[a-z-]{1,30}(?: [a-z-]{1,30}){0,2}|\d{1,4})$/;
/** Grid lines by their names. */
const LINES = /^[a-z\d\s_/-]{1,80}$/i;
const VARIABLE = /^var\(--[\w-]{1,60}\)$/;
const RATIO = /^(?:auto )?\d{1,5}(?:\.\d{1,5})?(?: ?\/ ?\d{1,5}(?:\.\d{1,5})?)?$/;
const SHAPE = /^(?:polygon|circle|ellipse|inset)\([\d\s.,%a-z-]{0,300}\)$/;
const END = String.raw`(?:top|bottom|left|right|center|-?\d{1,5}(?:\.\d{1,5})?(?:%|px|em|rem|vw|vh))`;
const PLACE = new RegExp(`^${END}(?: ${END})?$`);

const TRACKS: ReadonlySet<string> = new Set(['grid-template-columns', 'grid-template-rows']);
const VARIABLES: ReadonlySet<string> = new Set([
  'global-color-variable',
  'global-size-variable',
  'global-font-variable',
  'global-custom-size-variable',
]);

function wordsOf(name: string, text: string): string | null {
  if (name === 'font-family') return fontFamily(text);
  if (name === 'aspect-ratio' && RATIO.test(text)) return text;
  if (name === 'clip-path' && SHAPE.test(text)) return text;
  if (TRACKS.has(name)) return expression(text);
  if (name === 'text-decoration') return decoration(text);
  return WORDS.test(text) ? text : null;
}

/** Lines, and then their style, colour and thickness in any order. */
function decoration(text: string): string | null {
  const parts = text.split(/ +/);
  const isKnown = parts.every(
    (part) => WORDS.test(part) || color(part) !== null || expression(part) !== null,
  );
  return isKnown && parts.length <= 6 ? text : null;
}

const sizeOf = (size: Readonly<Record<string, unknown>>): string | null =>
  size.unit === 'auto' ? 'auto' : length(size);

/** A number of equal shares, or an explicit value. */
function tracks(size: Readonly<Record<string, unknown>>): string | null {
  if (size.unit !== 'fr') return sizeOf(size);
  const count = Math.trunc(Number(size.size));
  return count >= 1 && count <= 100 ? `repeat(${count}, 1fr)` : null;
}
