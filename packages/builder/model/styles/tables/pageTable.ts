import { background } from '../groups/background.ts';
import { margin, padding, sides, word } from '../groups/plain.ts';
import { styleTable } from '../styleTable.ts';

/** Settings of a page as a whole: they apply to everything between the edges of the window. */
export const pageTable = styleTable(
  margin('margin'),
  padding('padding'),
  // Full-width content extends over the page's own margins.
  (['margin', 'padding'] as const).map((name) =>
    sides(name, '', { 'overflow-x': 'clip', '--p-page-overflow': 'visible' }, { isForAllDevices: true }),
  ),
  background('background'),
  // The theme renders the title: its style sheet checks this variable.
  word('hide_title', '', { '--page-title-display': 'none' }, ['yes'], { isForAllDevices: true }),
);
