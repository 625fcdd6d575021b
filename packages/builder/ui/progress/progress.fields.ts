import { choice, color, number, text, toggle } from '../../editor/fields/Field.ts';

export const progressFields = [
  text('title', 'Title'),
  choice('progress_type', 'Kind', {
    '': 'Usual',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
  }),
  number('percent.size', 'Percent', { min: 0, max: 100 }),
  toggle('display_percentage', 'Shows the number', { isOnAtFirst: true }),
  text('inner_text', 'Words in the bar'),
  color('bar_color', 'Bar’s colour'),
];
