import { isRecord, recordOf, type Settings, textOf } from '../settings/read.ts';
import type { StyleRule } from '../styles/StyleRule.ts';
import { color, fontFamily, length, number } from '../styles/values.ts';

type Declarations = StyleRule['declarations'];

/**
 * What the newer elements and the site's classes say about looks: values of the form `{ $$type, value }` under the names
 * of CSS properties. Only what is known here is let through, so that nothing can close a rule or fetch something.
 */
export function atomicDeclarations(props: unknown): Declarations {
  return Object.assign(
    {},
    ...Object.entries(recordOf(props)).map(([name, value]) => declarationsOf(name, value)),
  );
}

/** The variable that a value refers to, of the site's own; its name is the id that the kit gave it. */
export function variableName(id: unknown): string | null {
  const name = textOf(id);
  return NAME.test(name) ? `--${name}` : null;
}

const NAME = /^[a-z][\w-]{0,60}$/i;

function declarationsOf(name: string, value: unknown): Declarations {
  const { $$type: type, value: inner } = recordOf(value);
  if (type === 'background') return { 'background-color': plainValue(recordOf(inner).color) };
  if (type === 'box-shadow') return { 'box-shadow': shadows(inner) };
  const parts = PARTS[name];
  if (parts && isRecord(inner) && type !== 'size') return partsOf(parts, inner);
  return PLAIN.has(name) ? { [name]: plainValue(value, name) } : {};
}

function plainValue(value: unknown, name = ''): string | null {
  const { $$type: type, value: inner } = recordOf(value);
  switch (type) {
    case 'size':
      return recordOf(inner).unit === 'auto' ? 'auto' : length(inner);
    case 'color':
      return color(inner);
    case 'number':
      return number(inner);
    case 'string':
      if (name === 'font-family') return fontFamily(inner);
      return WORD.test(textOf(inner)) ? textOf(inner) : null;
    default: {
      const variable = VARIABLES.has(textOf(type)) ? variableName(inner) : null;
      return variable && `var(${variable})`;
    }
  }
}

/** One keyword, or a number such as a font's weight. */
const WORD = /^(?:[a-z]+(?:-[a-z]+)*|\d{1,4})$/;
const VARIABLES: ReadonlySet<string> = new Set([
  'global-color-variable',
  'global-size-variable',
  'global-font-variable',
  'global-custom-size-variable',
]);

function partsOf(parts: Readonly<Record<string, string>>, inner: Settings): Declarations {
  return Object.fromEntries(
    Object.entries(inner).flatMap(([part, value]) => {
      const property = Object.hasOwn(parts, part) ? parts[part] : undefined;
      return property ? [[property, plainValue(value)]] : [];
    }),
  );
}

function shadows(value: unknown): string | null {
  const list = Array.isArray(value) ? value : [];
  const written = list.map((entry) => {
    const { hOffset, vOffset, blur, spread, color: tint, position } = recordOf(recordOf(entry).value);
    const sizes = [hOffset, vOffset, blur, spread].map((size) => plainValue(size) ?? '0px');
    const shade = plainValue(tint);
    const inset = plainValue(position) === 'inset' ? 'inset ' : '';
    return shade && `${inset}${sizes.join(' ')} ${shade}`;
  });
  return written.length > 0 && written.every(Boolean) ? written.join(', ') : null;
}

const sided = (before: string, after = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ['block-start', 'top'],
      ['inline-end', 'right'],
      ['block-end', 'bottom'],
      ['inline-start', 'left'],
    ].flatMap(([side, old]) => [side, old].map((name) => [name, `${before}-${side}${after}`])),
  );

/** Properties with a value for each side or direction. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  padding: sided('padding'),
  margin: sided('margin'),
  'border-width': sided('border', '-width'),
  'border-radius': Object.fromEntries(
    ['start-start', 'start-end', 'end-start', 'end-end'].map((corner) => [corner, `border-${corner}-radius`]),
  ),
  gap: { row: 'row-gap', column: 'column-gap' },
};

const PLAIN: ReadonlySet<string> = new Set([
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height', 'aspect-ratio', 'overflow'],
  ...['padding', 'margin', 'gap', 'display', 'flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink'],
  ...['flex-basis', 'justify-content', 'align-items', 'align-content', 'align-self', 'order', 'z-index'],
  ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['word-spacing', 'text-align', 'text-transform', 'text-decoration', 'direction', 'opacity'],
  ...['border-width', 'border-style', 'border-color', 'border-radius', 'object-fit', 'background-color'],
]);
