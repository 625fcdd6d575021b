import { length } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const codeHighlightStyle = styleTable(
  length('height', ' .highlight-height', 'block-size'),
  length('font_size', ' .highlight-height', 'font-size'),
);
