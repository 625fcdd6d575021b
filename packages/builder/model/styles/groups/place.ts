import type { StyleControl } from '../StyleControl.ts';
import { length, number, word } from './plain.ts';

/** An element's placement in a row, a column or a grid. */
export function flexItem(group = '_flex'): readonly StyleControl[] {
  const isCustom = { when: { [`${group}_size`]: ['', 'custom'] } };
  return [
    word(`${group}_basis_type`, '', 'flex-basis', ['min-content', 'max-content', 'fit-content', 'auto']),
    length(`${group}_basis`, '', 'flex-basis'),
    word(`${group}_align_self`, '', 'align-self', [
      'flex-start',
      'center',
      'flex-end',
      'stretch',
      'baseline',
    ]),
    word(`${group}_order`, '', 'order', { start: '-99999', end: '99999' }),
    number(`${group}_order_custom`, '', 'order', { when: { [`${group}_order`]: ['custom'] } }),
    word(
      `${group}_size`,
      '',
      {},
      {
        none: { 'flex-grow': '0', 'flex-shrink': '0' },
        grow: { 'flex-grow': '1', 'flex-shrink': '0' },
        shrink: { 'flex-grow': '0', 'flex-shrink': '1' },
        custom: { 'flex-grow': '1', 'flex-shrink': '1' },
      },
    ),
    number(`${group}_grow`, '', 'flex-grow', isCustom),
    number(`${group}_shrink`, '', 'flex-shrink', isCustom),
  ];
}

/** How many grid columns and rows an element spans. Containers and widgets use different names. */
export function gridItem(prefix: '_' | ''): readonly StyleControl[] {
  return (['column', 'row'] as const).flatMap((axis) => [
    word(`${prefix}grid_${axis}`, '', `grid-${axis}`, SPANS),
    {
      setting: `${prefix}grid_${axis}_custom`,
      kind: 'lines',
      css: { [`grid-${axis}`]: '{}' },
      when: { [`${prefix}grid_${axis}`]: ['custom'] },
    } satisfies StyleControl,
  ]);
}

const SPANS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`${index + 1}`, `span ${index + 1}`]),
);

/** Out of the flow, relative to its containing block or the viewport. Containers have no underscore before `position`. */
export function position(setting: '_position' | 'position'): readonly StyleControl[] {
  const held = { [setting]: ['absolute', 'fixed'] };
  const offset = (
    name: string,
    property: string,
    orientation: string,
    edges: readonly string[],
  ): readonly StyleControl[] => [
    // At the very edge while nothing is set, which differs from a field that was emptied.
    word(
      setting,
      '',
      {},
      { absolute: { [property]: '0' }, fixed: { [property]: '0' } },
      { isForAllDevices: true, when: { [name]: [''], [orientation]: edges } },
    ),
    length(name, '', property, { when: { ...held, [orientation]: edges } }),
  ];
  const fromStart = ['', 'start'];
  return [
    word(setting, '', {}, setting === '_position' ? LIFTED : HELD, { isForAllDevices: true }),
    ...offset('_offset_x', 'inset-inline-start', '_offset_orientation_h', fromStart),
    ...offset('_offset_x_end', 'inset-inline-end', '_offset_orientation_h', ['end']),
    ...offset('_offset_y', 'inset-block-start', '_offset_orientation_v', fromStart),
    ...offset('_offset_y_end', 'inset-block-end', '_offset_orientation_v', ['end']),
  ];
}

/** Widgets out of the flow are above the others; a container takes the full width unless limited. */
const LIFTED = {
  absolute: { position: 'absolute', 'z-index': '1' },
  fixed: { position: 'fixed', 'z-index': '1' },
} as const;
const HELD = {
  absolute: { position: 'absolute' },
  fixed: { position: 'fixed', 'inline-size': 'var(--p-width, 100%)' },
} as const;

/** Stays visible while its surroundings scroll. */
export function sticky(): readonly StyleControl[] {
  return [
    word('sticky', '', 'position', { top: 'sticky', bottom: 'sticky' }, { isForAllDevices: true }),
    {
      setting: 'sticky_offset',
      kind: 'number',
      css: { 'inset-block-start': '{}px', 'z-index': 'var(--p-sticky-z,99)' },
      otherwise: '0',
      uses: { sticky: { kind: 'word', words: ['top'] } },
      when: { sticky: ['top'] },
    },
    {
      setting: 'sticky_offset',
      kind: 'number',
      css: { 'inset-block-end': '{}px', 'z-index': 'var(--p-sticky-z,99)' },
      otherwise: '0',
      uses: { sticky: { kind: 'word', words: ['bottom'] } },
      when: { sticky: ['bottom'] },
    },
  ];
}
