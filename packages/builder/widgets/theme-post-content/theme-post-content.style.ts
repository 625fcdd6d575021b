import { color, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const postContentStyle = styleTable(
  word('align', '', 'text-align', ['start', 'center', 'end', 'left', 'right', 'justify']),
  color('text_color', ''),
  typography('', 'typography'),
);
