import { color, length, number } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BUTTON = ' .elementor-share-btn';

export const shareButtonsStyle = styleTable(
  length('column_gap', ' .elementor-grid', 'column-gap'),
  length('row_gap', ' .elementor-grid', 'row-gap'),
  number('button_size', BUTTON, '--share-size'),
  length('icon_size', `${BUTTON}__icon`, 'font-size'),
  length('button_height', BUTTON, 'block-size'),
  color('primary_color', BUTTON, 'background-color'),
  color('secondary_color', BUTTON),
  color('primary_color_hover', `${BUTTON}:hover`, 'background-color'),
  color('secondary_color_hover', `${BUTTON}:hover`),
  typography(`${BUTTON}__title`, 'typography'),
);
