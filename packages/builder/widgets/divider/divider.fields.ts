import { choice, color, icon, size, text } from '../../model/fields/Field.ts';
import { LINE_NAMES } from './patterns.ts';

export const dividerFields = [
  choice('look', 'Content', {
    line: 'A line',
    line_text: 'A line with text',
    line_icon: 'A line with an icon',
  }),
  text('text', 'Text', { isShown: (settings) => settings.look === 'line_text' }),
  icon('icon', 'Icon', { isShown: (settings) => settings.look === 'line_icon' }),
  choice(
    'icon_view',
    'Frame',
    { default: 'None', stacked: 'On a patch of colour', framed: 'In a ring' },
    { isShown: (settings) => settings.look === 'line_icon' },
  ),
  choice('style', 'Line', LINE_NAMES, { group: 'style' }),
  size('weight', 'Thickness', { units: ['px'], max: 20 }),
  size('width', 'Width', { units: ['%', 'px'] }),
  size('gap', 'Space above and below', { units: ['px', 'em'] }),
  color('color', 'Colour'),
];
