import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { length, radius, word } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const CONTENT = ' .e-off-canvas__content';
const PLACES = ['flex-start', 'center', 'flex-end'];
const WHOLE = { '--p-off-canvas-height': '100vh', '--p-off-canvas-overflow': 'auto' };
const FITTING = { '--p-off-canvas-height': 'fit-content', '--p-off-canvas-overflow': 'initial' };

export const offCanvasStyle = styleTable(
  word('horizontal_position', '', '--p-off-canvas-justify', PLACES),
  word('vertical_position', '', '--p-off-canvas-align', PLACES),
  length('width', '', '--p-off-canvas-width'),
  word('height', '', {}, { custom: WHOLE, 'fit-content': FITTING }),
  length('custom_height', '', '--p-off-canvas-height', { when: { height: ['', 'custom'] } }),
  background('background', CONTENT),
  border('border', CONTENT),
  radius('border_radius', CONTENT),
  boxShadow('box_shadow', CONTENT),
  background('overlay_background', ' .e-off-canvas:not(.portico-unshaded) > .e-off-canvas__overlay'),
);
