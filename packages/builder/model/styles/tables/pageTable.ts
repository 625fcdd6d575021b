import { background } from '../groups/background.ts';
import { margin, padding, word } from '../groups/plain.ts';
import { styleTable } from '../styleTable.ts';

/** What a page can be told as a whole: it counts for everything between the edges of the window. */
export const pageTable = styleTable(
  margin('margin'),
  padding('padding'),
  background('background'),
  // The theme's title is not the page's to draw: its sheet looks whether it is wanted.
  word('hide_title', '', { '--page-title-display': 'none' }, ['yes'], { isForAllDevices: true }),
);
