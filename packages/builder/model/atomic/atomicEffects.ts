import { recordOf, textOf } from '../settings/read.ts';
import type { StyleRule } from '../styles/StyleRule.ts';
import { keyword } from '../styles/values.ts';
import { atomicValue } from './atomicValue.ts';

/** Effects that are lists of functions: unknown entries are ignored. */
const MOST = 20;

const entries = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list.slice(0, MOST) : []);

export function shadows(list: unknown): string | null {
  const written = entries(list).map((entry) => {
    const { hOffset, vOffset, blur, spread, color: tint, position } = recordOf(recordOf(entry).value);
    const sizes = [hOffset, vOffset, blur, spread].map((size) => atomicValue(size) ?? '0px');
    const shade = atomicValue(tint);
    const inset = atomicValue(position) === 'inset' ? 'inset ' : '';
    return shade && `${inset}${sizes.join(' ')} ${shade}`;
  });
  return written.length > 0 && written.every(Boolean) ? written.join(', ') : null;
}

const FILTERS = [
  ...['blur', 'brightness', 'contrast', 'grayscale', 'invert', 'saturate', 'sepia', 'hue-rotate'],
  'drop-shadow',
];

export function filters(list: unknown): string | null {
  const written = entries(list).flatMap((entry) => {
    const { func, args } = recordOf(recordOf(entry).value);
    const name = keyword(recordOf(func).value, FILTERS);
    const { size, xAxis, yAxis, blur, color: tint } = recordOf(recordOf(args).value);
    if (name === null) return [];
    if (name === 'drop-shadow') {
      const sizes = [xAxis, yAxis].map((axis) => atomicValue(axis) ?? '0px');
      return `drop-shadow(${sizes.join(' ')} ${atomicValue(blur) ?? '10px'} ${atomicValue(tint) ?? '#000'})`;
    }
    const amount = atomicValue(size);
    return amount === null ? [] : `${name}(${amount})`;
  });
  return written.join(' ') || null;
}

export function transform(inner: Readonly<Record<string, unknown>>): StyleRule['declarations'] {
  const functions = entries(recordOf(inner['transform-functions']).value).flatMap(
    (one) => transformFunction(one) ?? [],
  );
  const { x, y, z } = recordOf(recordOf(inner['transform-origin']).value);
  return {
    transform: functions.join(' ') || null,
    'transform-origin':
      x || y || z ? `${atomicValue(x) ?? '50%'} ${atomicValue(y) ?? '50%'} ${atomicValue(z) ?? '0px'}` : null,
    perspective: atomicValue(inner.perspective),
    'perspective-origin': originOf(inner['perspective-origin']),
  };
}

function originOf(value: unknown): string | null {
  const { x, y } = recordOf(recordOf(value).value);
  return x || y ? `${atomicValue(x) ?? '50%'} ${atomicValue(y) ?? '50%'}` : null;
}

export function transformFunction(entry: unknown): string | null {
  const { $$type: type, value } = recordOf(entry);
  const { x, y, z } = recordOf(value);
  const or = (otherwise: string): readonly string[] =>
    [x, y, z].map((axis) => atomicValue(axis) ?? otherwise);
  switch (type) {
    case 'transform-move':
      return `translate3d(${or('0px').join(', ')})`;
    case 'transform-scale':
      return `scale3d(${or('1').join(', ')})`;
    case 'transform-rotate': {
      const [rx, ry, rz] = or('0deg');
      return `rotateX(${rx}) rotateY(${ry}) rotateZ(${rz})`;
    }
    case 'transform-skew':
      return `skew(${or('0deg').slice(0, 2).join(', ')})`;
    default:
      return null;
  }
}

/** `{ selection: { value: 'all' }, size }` each. */
export function transitions(list: unknown): string | null {
  const written = entries(list).flatMap((entry) => {
    const { selection, size } = recordOf(recordOf(entry).value);
    const property = textOf(recordOf(recordOf(recordOf(selection).value).value).value);
    const time = atomicValue(size);
    return time !== null && /^[a-z-]{1,40}$/.test(property) ? `${property} ${time}` : [];
  });
  return written.join(', ') || null;
}

/** Its `flex` value. A missing grow is 0 and a missing shrink 1; a missing basis is left out. */
export function flexShare(inner: Readonly<Record<string, unknown>>): string | null {
  const [grow, shrink, basis] = ['flexGrow', 'flexShrink', 'flexBasis'].map((name) =>
    atomicValue(inner[name]),
  );
  if (grow === null && shrink === null && basis === null) return null;
  // As in Elementor a 0 alone says nothing.
  if (basis === null && shrink === null) return grow === '0' ? null : (grow ?? null);
  return [grow ?? '0', shrink ?? '1', basis].filter(Boolean).join(' ');
}

/** Stroke of text and of an SVG's lines. */
export function stroke(inner: Readonly<Record<string, unknown>>): StyleRule['declarations'] {
  const width = atomicValue(inner.width);
  const tint = atomicValue(inner.color);
  return {
    '-webkit-text-stroke': width && tint && `${width} ${tint}`,
    stroke: tint,
    'stroke-width': width,
  };
}
