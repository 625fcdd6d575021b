import { choice, color, icon, link, rows, size, text } from '../../model/fields/Field.ts';

export const iconListFields = [
  rows('icon_list', 'Items', {
    title: 'text',
    rowLabel: 'Line',
    newRow: { text: 'Another item', selected_icon: { library: 'fa-solid', value: 'fas fa-check' } },
    fields: [text('text', 'Text'), icon('selected_icon', 'Icon'), link('link', 'Link')],
  }),
  choice('view', 'Layout', { traditional: 'Stacked', inline: 'Inline' }),
  size('space_between', 'Gap'),
  color('icon_color', 'Icons'),
  color('text_color', 'Text colour'),
];
