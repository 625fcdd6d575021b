import { choice, color, size, text } from '../../editor/fields/Field.ts';

export const dividerFields = [
  choice('look', 'Shows', { line: 'A line', line_text: 'A line with words' }),
  text('text', 'Words', { isShown: (settings) => settings.look === 'line_text' }),
  choice(
    'style',
    'Line',
    { solid: 'Solid', double: 'Double', dotted: 'Dots', dashed: 'Dashes' },
    { group: 'style' },
  ),
  size('weight', 'Thickness', { units: ['px'], max: 20 }),
  size('width', 'Width', { units: ['%', 'px'] }),
  size('gap', 'Space above and below', { units: ['px', 'em'] }),
  color('color', 'Colour'),
];
