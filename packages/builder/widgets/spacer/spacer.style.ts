import { length } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const spacerStyle = styleTable(
  length('space', ' .elementor-spacer-inner', 'block-size', { cleared: { 'block-size': '0' } }),
);
