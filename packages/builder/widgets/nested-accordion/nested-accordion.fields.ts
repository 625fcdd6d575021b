import { choice, icon, number, rows, text } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';

export const nestedAccordionFields = [
  rows('items', 'Items', {
    title: 'item_title',
    rowLabel: 'Item',
    newRow: { item_title: 'Another item' },
    fields: [text('item_title', 'Title'), text('element_css_id', 'ID')],
  }),
  choice('title_tag', 'Title tag', HEADING_TAG_NAMES),
  choice('default_state', 'Initial state', { expanded: 'First item open', all_collapsed: 'All closed' }),
  choice('max_items_expended', 'Items open at once', { one: 'One', multiple: 'Several' }),
  icon('accordion_item_title_icon', 'Icon, closed'),
  icon('accordion_item_title_icon_active', 'Icon, open'),
  number(
    'n_accordion_animation_duration.size',
    'Animation duration (milliseconds)',
    { min: 0, max: 3000, step: 50 },
    { group: 'style' },
  ),
];
