import { number, text, toggle } from '../../model/fields/Field.ts';

export const counterFields = [
  number('starting_number', 'Counts from'),
  number('ending_number', 'Counts to'),
  text('prefix', 'Before the number'),
  text('suffix', 'After the number'),
  text('title', 'Title'),
  number('duration', 'Duration (milliseconds)', { min: 0, max: 20_000, step: 100 }),
  toggle('thousand_separator', 'Thousands separator', { isOnAtFirst: true }),
  text('thousand_separator_char', 'Separator', { placeholder: ',' }),
];
