import { background } from '../groups/background.ts';
import { margin, padding, sides, word } from '../groups/plain.ts';
import { styleTable } from '../styleTable.ts';

/** What a page can be told as a whole: it counts for everything between the edges of the window. */
export const pageTable = styleTable(
  margin('margin'),
  padding('padding'),
  // What is as wide as the window reaches over the page's own margins.
  (['margin', 'padding'] as const).map((name) =>
    sides(name, '', { 'overflow-x': 'clip', '--p-page-overflow': 'visible' }, { isForAllDevices: true }),
  ),
  background('background'),
  // The theme's title is not the page's to draw: its sheet looks whether it is wanted.
  word('hide_title', '', { '--page-title-display': 'none' }, ['yes'], { isForAllDevices: true }),
);
