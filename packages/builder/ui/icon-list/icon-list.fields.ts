import { choice, color, icon, link, rows, size, text } from '../../editor/fields/Field.ts';

export const iconListFields = [
  rows('icon_list', 'Lines', {
    title: 'text',
    rowLabel: 'Line',
    newRow: { text: 'One more thing', selected_icon: { library: 'fa-solid', value: 'fas fa-check' } },
    fields: [text('text', 'Words'), icon('selected_icon', 'Icon'), link('link', 'Link')],
  }),
  choice('view', 'Layout', { traditional: 'One below the other', inline: 'In a row' }),
  size('space_between', 'Space between'),
  color('icon_color', 'Icons'),
  color('text_color', 'Words'),
];
