import { choice, color, number, text, toggle } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';

export const progressFields = [
  text('title', 'Title'),
  choice('title_tag', 'Title tag', HEADING_TAG_NAMES),
  choice('progress_type', 'Type', {
    '': 'Default',
    info: 'Information',
    success: 'Success',
    warning: 'Warning',
    danger: 'Danger',
  }),
  number('percent.size', 'Percent', { min: 0, max: 100 }),
  toggle('display_percentage', 'Show percentage', { isOnAtFirst: true }),
  text('inner_text', 'Inner text'),
  color('bar_color', 'Bar colour'),
];
