import { choice, color, icon, link, rows, size, text } from '../../model/fields/Field.ts';

export const iconListFields = [
  rows('icon_list', 'Lines', {
    title: 'text',
    rowLabel: 'Line',
    newRow: { text: 'One more thing', selected_icon: { library: 'fa-solid', value: 'fas fa-check' } },
    fields: [text('text', 'Text'), icon('selected_icon', 'Icon'), link('link', 'Link')],
  }),
  choice('view', 'Layout', { traditional: 'Stacked', inline: 'In a row' }),
  size('space_between', 'Gap'),
  color('icon_color', 'Icons'),
  color('text_color', 'Text colour'),
];
