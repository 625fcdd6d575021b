import { choice, number, text, toggle } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';

export const counterFields = [
  number('starting_number', 'Counts from'),
  number('ending_number', 'Counts to'),
  text('prefix', 'Before the number'),
  text('suffix', 'After the number'),
  text('title', 'Title'),
  choice('title_tag', 'Title tag', HEADING_TAG_NAMES),
  number('duration', 'Duration (milliseconds)', { min: 0, max: 20_000, step: 100 }),
  toggle('thousand_separator', 'Thousands separator', { isOnAtFirst: true }),
  text('thousand_separator_char', 'Separator', { placeholder: ',' }),
];
