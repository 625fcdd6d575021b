import { flexItem, gridItem, position, sticky } from '../groups/place.ts';
import { eachSide, length, number, padding, word } from '../groups/plain.ts';
import { shapeDivider } from '../groups/shapeDivider.ts';
import { transform } from '../groups/transform.ts';
import type { StyleControl } from '../StyleControl.ts';
import { styleTable } from '../styleTable.ts';
import { box, overlay } from './box.ts';

const DISTRIBUTIONS = [
  ...['flex-start', 'center', 'flex-end', 'stretch'],
  ...['space-between', 'space-around', 'space-evenly'],
] as const;
const GRID_CONTENT = ['start', 'center', 'end', 'space-between', 'space-around', 'space-evenly'] as const;
const FLEX = { when: { container_type: ['', 'flex'] } } as const;

/** Dividers, videos and the like fill a row's remaining space, and the full width of a column however others are aligned. */
const BESIDE = { '--p-fill': 'initial', '--p-grow': '1' } as const;
const BELOW = { '--p-fill': '100%', '--p-grow': '0' } as const;

const INNER = ' > .e-con-inner';
const FULL = { when: { content_width: ['full'] } } as const;
const BOXED = { when: { content_width: ['', 'boxed'] } } as const;

/** Percentages above and below refer to the width between the sides, so the inner box has them. As in Elementor. */
const SPACE = [
  padding('padding', '', FULL),
  eachSide('padding', '', { padding: '0 {right} 0 {left}', '--p-inside': '{top} {bottom}' }, BOXED),
];

/** A container: its box. */
export const containerBoxTable = styleTable(
  box('', '', SPACE).map(
    (control): StyleControl => (isSpace(control) ? { ...control, kind: 'each-side' } : control),
  ),
  // Containers in it take it over, as in Elementor.
  number('z_index', '', '--p-z-index'),
  overlay(),
);

function isSpace({ setting }: StyleControl): boolean {
  return setting === 'margin' || setting === 'padding';
}

/** Its layout, and its place among others. */
export const containerTable = styleTable(
  length('boxed_width', '', '--p-boxed-width', {
    phoneCss: { '--p-boxed-width-phone': '{}' },
    ...BOXED,
  }),
  word(
    'flex_direction',
    '',
    {},
    {
      row: { '--p-flex-direction': 'row', '--p-phone-wrap': 'wrap', ...BESIDE },
      column: { '--p-flex-direction': 'column', '--p-phone-wrap': 'initial', ...BELOW },
      'row-reverse': { '--p-flex-direction': 'row-reverse', '--p-phone-wrap': 'wrap-reverse', ...BESIDE },
      'column-reverse': { '--p-flex-direction': 'column-reverse', '--p-phone-wrap': 'initial', ...BELOW },
    },
    FLEX,
  ),
  word('flex_wrap', '', { '--p-flex-wrap': '{}', '--p-phone-wrap': '{}' }, ['wrap', 'nowrap'], FLEX),
  word('flex_justify_content', '', '--p-justify', DISTRIBUTIONS, FLEX),
  word(
    'flex_align_items',
    '',
    { '--p-align': '{}', '--p-fill': 'calc(100% - 100%*var(--p-grow))' },
    ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'],
    FLEX,
  ),
  word('flex_align_content', ['', INNER], 'align-content', DISTRIBUTIONS, {
    when: { ...FLEX.when, flex_wrap: ['wrap'] },
  }),
  { setting: 'flex_gap', kind: 'gap', css: { '--p-gap': '{row} {column}' }, ...FLEX },
  grid(),
  {
    setting: 'width',
    kind: 'length',
    css: { '--p-width': '{}' },
    phoneCss: { '--p-width-phone': '{}' },
    ...FULL,
  },
  length('min_height', '', 'min-block-size'),
  word('overflow', '', 'overflow', ['hidden', 'auto', 'visible'], { isForAllDevices: true }),
  flexItem(),
  gridItem(''),
  sticky(),
  position('position'),
  transform(),
  shapeDivider('top'),
  shapeDivider('bottom'),
);

/** The tracks belong to the box with the content: the inner one, or the container itself at full width. */
function grid(): readonly StyleControl[] {
  const places = [
    ['', ['full']],
    [INNER, ['', 'boxed']],
  ] as const;
  return places.flatMap(([part, widths]) => {
    const when = { container_type: ['grid'], content_width: widths };
    const tracks = (name: string, property: string, otherwise: string): StyleControl => ({
      setting: `grid_${name}_grid`,
      kind: 'tracks',
      css: { [property]: '{}' },
      // Phones have one column by default.
      ...(name === 'columns' && { css: { '--p-columns': '{}' }, phoneCss: { '--p-columns-phone': '{}' } }),
      part,
      otherwise,
      uses: { container_type: { kind: 'word', words: ['grid'] } },
      when,
    });
    const choice = (name: string, property: string, words: readonly string[]): StyleControl =>
      word(`grid_${name}`, part, property, words, { when });
    return [
      word('container_type', part, { display: '{}' }, ['grid'], { when, isForAllDevices: true }),
      tracks('columns', 'grid-template-columns', 'repeat(3, 1fr)'),
      tracks('rows', 'grid-template-rows', 'repeat(2, 1fr)'),
      {
        setting: 'grid_gaps',
        kind: 'gap',
        css: { gap: '{row} {column}' },
        part,
        when,
      } satisfies StyleControl,
      choice('auto_flow', 'grid-auto-flow', ['row', 'column']),
      choice('justify_items', 'justify-items', ['start', 'center', 'end', 'stretch']),
      choice('align_items', 'align-items', ['start', 'center', 'end', 'stretch']),
      choice('justify_content', 'justify-content', GRID_CONTENT),
      choice('align_content', 'align-content', GRID_CONTENT),
    ];
  });
}
