import { choice, color, number, text, toggle } from '../../model/fields/Field.ts';

export const progressFields = [
  text('title', 'Title'),
  choice('progress_type', 'Kind', {
    '': 'Default',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
  }),
  number('percent.size', 'Percent', { min: 0, max: 100 }),
  toggle('display_percentage', 'Shows the number', { isOnAtFirst: true }),
  text('inner_text', 'Text in the bar'),
  color('bar_color', 'Bar colour'),
];
