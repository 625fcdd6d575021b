import { flexItem, position, sticky } from '../groups/place.ts';
import { alignText, color, length, number, sides, word } from '../groups/plain.ts';
import { shapeDivider } from '../groups/shapeDivider.ts';
import { transform } from '../groups/transform.ts';
import type { StyleControl } from '../StyleControl.ts';
import { styleTable } from '../styleTable.ts';
import { box, overlay } from './box.ts';

const INSIDE = ' > .elementor-container';
const COLUMN = ' > .elementor-widget-wrap';
const FILLED = ' > .elementor-element-populated';
/** A column's own rule is stronger, wherever it stands. */
const OF_ITS_COLUMNS =
  ' > :where(.elementor-container) > :where(.elementor-column) > :where(.elementor-widget-wrap)';
const PLACES = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;
const SPREADS = {
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
} as const;

const REVERSED = Object.fromEntries(
  ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'widescreen'].map((device) => [
    `reverse-${device}`,
    '-1',
  ]),
);

/** Text colours and alignment in sections and columns. As in Elementor, those of columns override a heading's own. */
function words(part: string, around = ''): readonly StyleControl[] {
  return [
    color('heading_color', `${around} .elementor-heading-title`),
    color('color_text', part),
    color('color_link', `${around} a`),
    color('color_link_hover', `${around} a:hover`),
    alignText('text_align', part),
  ];
}

/** A section has no horizontal margin: kits have values there that Elementor ignores. */
const SECTION_MARGIN = sides('margin', '', { 'margin-block': '{top} {bottom}' });

export const sectionBoxTable = styleTable(
  box('').map((control) => (control.setting === 'margin' ? SECTION_MARGIN : control)),
  number('z_index', '', 'z-index'),
  overlay(),
);

export const sectionTable = styleTable(
  ...(['height', 'height_inner'] as const).flatMap((name) => {
    const tall = name === 'height' ? 'custom_height' : 'custom_height_inner';
    // Columns of a nested section are as tall as it.
    const middle = name === 'height' ? { 'align-items': 'center' } : {};
    return [
      word(
        name,
        INSIDE,
        {},
        {
          full: { 'block-size': '100%', ...middle },
          'min-height': middle,
        },
        { isForAllDevices: true },
      ),
      // An emptied one sets no height.
      word(
        name,
        INSIDE,
        {},
        { 'min-height': { 'min-block-size': '400px' } },
        { isForAllDevices: true, when: { [tall]: [''] } },
      ),
      word(name, '', {}, { full: { '--p-section-height': '100vh' } }, { isForAllDevices: true }),
      length(tall, INSIDE, 'min-block-size', { when: { [name]: ['min-height'] } }),
    ];
  }),
  length('content_width', INSIDE, 'max-inline-size', { when: { layout: ['', 'boxed'] } }),
  word(
    'column_position',
    INSIDE,
    'align-items',
    { ...PLACES, stretch: 'stretch' },
    { isForAllDevices: true, when: { height: ['full', 'min-height'] } },
  ),
  word('content_position', OF_ITS_COLUMNS, 'align-content', { ...PLACES, ...SPREADS }),
  length('gap_columns_custom', `${INSIDE} > .elementor-column${COLUMN}`, 'padding', {
    when: { gap: ['custom'] },
  }),
  word('reverse_order', INSIDE, '--p-reversed', REVERSED, { phoneCss: { '--p-reversed-phone': '{}' } }),
  word('overflow', '', 'overflow', ['hidden', 'auto', 'visible'], { isForAllDevices: true }),
  words(INSIDE),
  sticky(),
  transform(),
  shapeDivider('top'),
  shapeDivider('bottom'),
);

/** Widths are stored without fractions: three columns of 33 fill their row. */
const SHARES = Object.fromEntries(
  [11.111, 12.5, 14.285, 16.666, 33.333, 66.666, 83.333].map((share) => [
    String(Math.floor(share)),
    { '--p-column-size': `${share}%` },
  ]),
);

const OF_FILLED = new Set([
  ...['margin', 'padding', 'border_border', 'border_width', 'border_color', 'border_radius'],
  'box_shadow_box_shadow',
]);

export const columnTable = styleTable(
  // An empty column takes no space of its own, and has no frame.
  box('', COLUMN).map((control) => (OF_FILLED.has(control.setting) ? { ...control, part: FILLED } : control)),
  // As in Elementor, a moving background of a column has no overlay.
  overlay(COLUMN, { background_background: ['classic', 'gradient'] }),
  number('z_index', '', 'z-index'),
  size('_column_size'),
  word('_column_size', '', {}, SHARES),
  size('_inline_size'),
  word('content_position', COLUMN, 'align-content', { ...PLACES, center: 'center', ...SPREADS }),
  word('align', COLUMN, 'justify-content', ['flex-start', 'center', 'flex-end', ...Object.keys(SPREADS)]),
  number('space_between_widgets', COLUMN, { '--p-column-space': '{}px' }),
  words(COLUMN, ' .elementor-element-populated'),
  flexItem(),
  sticky(),
  position('position'),
  transform(),
);

/** On phones columns are stacked unless they have their own size: hence the second name. */
function size(setting: string): StyleControl {
  return {
    setting,
    kind: 'number',
    css: { '--p-column-size': '{}%' },
    phoneCss: { '--p-column-size-phone': '{}%' },
  };
}
