import { choice, color, icon, size, text } from '../../model/fields/Field.ts';
import { LINE_NAMES } from './patterns.ts';

export const dividerFields = [
  choice('look', 'Content', {
    line: 'A line',
    line_text: 'Line with text',
    line_icon: 'Line with an icon',
  }),
  text('text', 'Text', { isShown: (settings) => settings.look === 'line_text' }),
  icon('icon', 'Icon', { isShown: (settings) => settings.look === 'line_icon' }),
  choice(
    'icon_view',
    'Frame',
    { default: 'None', stacked: 'Filled', framed: 'Framed' },
    { isShown: (settings) => settings.look === 'line_icon' },
  ),
  choice('style', 'Line', LINE_NAMES, { group: 'style' }),
  size('weight', 'Thickness', { units: ['px'], max: 20 }),
  size('width', 'Width', { units: ['%', 'px'] }),
  size('gap', 'Gap', { units: ['px', 'em'] }),
  color('color', 'Colour'),
];
