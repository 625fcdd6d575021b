import { choice, icon, number, rows, text } from '../../editor/fields/Field.ts';

export const nestedAccordionFields = [
  rows('items', 'Items', {
    title: 'item_title',
    rowLabel: 'Item',
    newRow: { item_title: 'Another item' },
    fields: [text('item_title', 'Title'), text('element_css_id', 'Id')],
  }),
  choice('default_state', 'At first', { expanded: 'The first is open', all_collapsed: 'All are closed' }),
  choice('max_items_expended', 'Open at a time', { one: 'One', multiple: 'As many as one likes' }),
  icon('accordion_item_title_icon', 'Icon of a closed item'),
  icon('accordion_item_title_icon_active', 'Icon of an open item'),
  number(
    'n_accordion_animation_duration.size',
    'How long opening takes (milliseconds)',
    { min: 0, max: 3000, step: 50 },
    { group: 'style' },
  ),
];
