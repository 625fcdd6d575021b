import { border } from '../../model/styles/groups/frame.ts';
import { color, length, radius, word } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const ROW = ' .elementor-social-icons-wrapper';
/** Icons that wrap automatically on wide screens do so on all: the number of columns does not apply. */
const COLUMNS = ':not(.elementor-grid-0) .elementor-social-icons-wrapper';
const ICON = ' .elementor-social-icon';
/** Otherwise each has its network's colour. */
const CHOSEN = { when: { icon_color: ['custom'] } } as const;

export const socialIconsStyle = styleTable(
  word('align', ROW, 'justify-content', ['left', 'start', 'center', 'right', 'end'], {
    cleared: { 'justify-content': 'start' },
  }),
  word('columns', COLUMNS, {}, { 0: { display: 'flex' }, ...columns() }),
  color('icon_primary_color', ICON, 'background-color', CHOSEN),
  color('icon_secondary_color', ICON, 'color', CHOSEN),
  length('icon_size', '', '--icon-size'),
  length('icon_padding', ICON, '--icon-padding'),
  length('icon_spacing', '', '--grid-column-gap', { cleared: { '--grid-column-gap': '0px' } }),
  length('row_gap', '', '--grid-row-gap'),
  border('image_border', ICON),
  radius('border_radius', ICON),
  color('hover_primary_color', `${ICON}:hover`, 'background-color'),
  color('hover_secondary_color', `${ICON}:hover`),
  color('hover_border_color', `${ICON}:hover`, 'border-color'),
);

const ROW_CHOSEN = { when: { item_icon_color: ['custom'] } } as const;

/** Each icon may have its own colours. */
export const socialIconStyle = styleTable(
  color('item_icon_primary_color', ICON, 'background-color', ROW_CHOSEN),
  color('item_icon_secondary_color', ICON, 'color', ROW_CHOSEN),
);

function columns(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    ['1', '2', '3', '4', '5', '6'].map((count) => [
      count,
      { display: 'grid', 'grid-template-columns': `repeat(${count},auto)` },
    ]),
  );
}
