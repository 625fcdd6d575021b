import { isRecord, recordOf, type Settings } from '../settings/read.ts';
import type { StyleRule } from '../styles/StyleRule.ts';
import { atomicBackground } from './atomicBackground.ts';
import { filters, flexShare, shadows, stroke, transform, transitions } from './atomicEffects.ts';
import { atomicPlace, atomicValue } from './atomicValue.ts';

type Declarations = StyleRule['declarations'];

/**
 * Styles of version 4 elements and the site's classes: values of the form `{ $$type, value }` by CSS property. Only known
 * values are allowed, so that nothing can close a rule or load something.
 */
export function atomicDeclarations(props: unknown): Declarations {
  return Object.assign(
    {},
    ...Object.entries(recordOf(props)).map(([name, value]) => declarationsOf(name, value)),
  );
}

function declarationsOf(name: string, value: unknown): Declarations {
  const { $$type: type, value: inner } = recordOf(value);
  switch (type) {
    case 'background':
      return atomicBackground(inner);
    case 'box-shadow':
      return { 'box-shadow': shadows(inner) };
    case 'filter':
    case 'backdrop-filter':
      return { [type]: filters(inner) };
    case 'transform':
      return transform(recordOf(inner));
    case 'transition':
      return { transition: transitions(inner) };
    case 'flex':
      return { flex: flexShare(recordOf(inner)) };
    case 'stroke':
      return stroke(recordOf(inner));
    default:
  }
  const parts = PARTS[name];
  if (parts && isRecord(inner) && type !== 'size') return partsOf(parts, inner);
  if (name === 'object-position') return { [name]: atomicPlace(value) };
  return PLAIN.has(name) ? { [name]: atomicValue(value, name) } : {};
}

function partsOf(parts: Readonly<Record<string, string>>, inner: Settings): Declarations {
  return Object.fromEntries(
    Object.entries(inner).flatMap(([part, value]) => {
      const property = Object.hasOwn(parts, part) ? parts[part] : undefined;
      return property ? [[property, atomicValue(value)]] : [];
    }),
  );
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
  ...['position', 'inset-block-start', 'inset-inline-end', 'inset-block-end', 'inset-inline-start'],
  ...['scroll-margin-top', 'padding', 'margin', 'gap', 'display', 'order', 'z-index'],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis'],
  ...['grid-template-columns', 'grid-template-rows', 'grid-auto-flow', 'grid-auto-rows', 'grid-auto-columns'],
  ...['grid-column', 'grid-row', 'justify-content', 'justify-items', 'align-items', 'align-content'],
  ...['align-self', 'color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
  ...['letter-spacing', 'word-spacing', 'text-align', 'text-transform', 'text-decoration', 'direction'],
  ...['column-count', 'column-gap', 'cursor', 'all', 'appearance', 'clip-path', 'opacity', 'mix-blend-mode'],
  ...['border-width', 'border-style', 'border-color', 'border-radius', 'object-fit', 'background-color'],
  ...['outline-width', 'outline-style', 'outline-color', 'outline-offset'],
]);
