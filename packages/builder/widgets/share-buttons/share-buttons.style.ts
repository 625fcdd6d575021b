import { color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BUTTON = ' .elementor-share-btn';

const COLUMNS = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((count) => [
    String(count),
    { display: 'grid', 'grid-template-columns': `repeat(${count}, minmax(0, 1fr))` },
  ]),
);
const ALIGNMENTS = {
  ...{ left: 'flex-start', start: 'flex-start', center: 'center' },
  ...{ right: 'flex-end', end: 'flex-end', justify: 'space-between' },
} as const;

/** Not if each has its network's colour. */
const CHOSEN = { when: { color_source: ['', 'custom'] } } as const;

export const shareButtonsStyle = styleTable(
  word('columns', ' .elementor-grid', {}, COLUMNS),
  word('alignment', ' .elementor-grid', 'justify-content', ALIGNMENTS),
  length('column_gap', ' .elementor-grid', 'column-gap'),
  length('row_gap', ' .elementor-grid', 'row-gap'),
  number('button_size', BUTTON, '--share-size'),
  length('icon_size', `${BUTTON}__icon`, '--share-icon'),
  length('button_height', BUTTON, 'block-size'),
  length('border_size', BUTTON, 'border-width', { when: { skin: ['framed', 'boxed'] } }),
  color('primary_color', BUTTON, '--share-color', CHOSEN),
  color('secondary_color', BUTTON, '--share-ink', CHOSEN),
  color('primary_color_hover', `${BUTTON}:hover`, '--share-color', CHOSEN),
  color('secondary_color_hover', `${BUTTON}:hover`, '--share-ink', CHOSEN),
  typography(`${BUTTON}__title`, 'typography'),
);
