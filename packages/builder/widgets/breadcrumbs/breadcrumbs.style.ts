import { color, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const CRUMBS = ' .portico-breadcrumbs';

export const breadcrumbsStyle = styleTable(
  word('align', CRUMBS, 'text-align', ['left', 'center', 'right', 'start', 'end']),
  typography(CRUMBS, 'typography'),
  color('text_color', CRUMBS),
  color('link_color', `${CRUMBS} a`),
  color('link_hover_color', `${CRUMBS} a:hover`),
);
