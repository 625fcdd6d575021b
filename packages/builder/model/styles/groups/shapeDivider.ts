import type { StyleControl } from '../StyleControl.ts';
import { color, length, word } from './plain.ts';
import { SHAPES } from './shapes.ts';

/** Styles of a shape divider at a box's top or bottom edge; the shape itself is in the markup. */
export function shapeDivider(
  side: 'top' | 'bottom',
  name = `shape_divider_${side}`,
  box = '',
): readonly StyleControl[] {
  const when = { [name]: ['*'] };
  const shape = `${box} > .elementor-shape-${side}`;
  return [
    word(
      name,
      shape,
      {},
      drawn({ ...PLACE, [`inset-block-${side === 'top' ? 'start' : 'end'}`]: '-1px' }),
      ALL,
    ),
    word(name, `${shape} svg`, {}, drawn(DRAWING, RATIOS), ALL),
    // A shape hangs from the top; its negative rises from the bottom.
    word(name, `${shape}[data-negative="${side === 'top'}"]`, {}, drawn({ rotate: '180deg' }), ALL),
    color(`${name}_color`, `${shape} .elementor-shape-fill`, 'fill', { when }),
    length(
      `${name}_width`,
      `${shape} svg`,
      { 'inline-size': 'calc({} + 1.3px)' },
      { when: { [name]: WIDENED } },
    ),
    length(`${name}_height`, `${shape} svg`, 'block-size', { when }),
    word(
      `${name}_flip`,
      `${shape} svg`,
      {},
      { yes: { transform: 'translateX(-50%) rotateY(180deg)' } },
      { when: { [name]: FLIPPED }, ...ALL },
    ),
    word(
      `${name}_above_content`,
      shape,
      {},
      { yes: { 'z-index': '2', 'pointer-events': 'none' } },
      { when, ...ALL },
    ),
  ];
}

/** Elementor keeps the width and the side of the other shapes, whatever was entered for a shape before. */
const WIDENED = [
  ...['mountains', 'zigzag', 'pyramids', 'triangle', 'triangle-asymmetrical', 'opacity-tilt', 'opacity-fan'],
  ...['curve', 'curve-asymmetrical', 'waves', 'wave-brush', 'waves-pattern', 'book', 'split', 'arrow'],
];
const FLIPPED = [
  ...['mountains', 'drops', 'clouds', 'pyramids', 'triangle-asymmetrical', 'tilt', 'opacity-tilt'],
  ...['curve-asymmetrical', 'waves', 'wave-brush', 'waves-pattern'],
];

const ALL = { isForAllDevices: true } as const;
const PLACE = {
  position: 'absolute',
  'inset-inline': '0',
  overflow: 'hidden',
  'line-height': '0',
  direction: 'ltr',
} as const;
const DRAWING = {
  position: 'relative',
  'inset-inline-start': '50%',
  display: 'block',
  'inline-size': 'calc(100% + 1.3px)',
  'max-inline-size': 'none',
  transform: 'translateX(-50%)',
  fill: '#fff',
} as const;

type Declarations = Readonly<Record<string, string>>;

/** Properties of some shapes only. */
const RATIOS: Readonly<Record<string, Declarations>> = Object.fromEntries(
  Object.entries(SHAPES).map(([name, { ratio }]) => [name, ratio ? { 'aspect-ratio': String(ratio) } : {}]),
);

/** All shapes, with shared and individual declarations. */
function drawn(
  declarations: Declarations,
  own: Readonly<Record<string, Declarations>> = {},
): Readonly<Record<string, Declarations>> {
  return Object.fromEntries(Object.keys(SHAPES).map((name) => [name, { ...declarations, ...own[name] }]));
}
