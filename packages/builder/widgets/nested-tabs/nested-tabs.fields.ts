import { choice, icon, rows, text } from '../../model/fields/Field.ts';

export const nestedTabsFields = [
  rows('tabs', 'Tabs', {
    title: 'tab_title',
    rowLabel: 'Tab',
    newRow: { tab_title: 'Another tab' },
    fields: [text('tab_title', 'Title'), icon('tab_icon', 'Icon'), text('element_id', 'ID')],
  }),
  choice('breakpoint_selector', 'Stack tabs on', {
    mobile: 'Phones',
    tablet: 'Tablets',
    none: 'Never',
  }),
  choice(
    'tabs_justify_horizontal',
    'Align titles',
    { '': 'Start', center: 'Centre', end: 'End', stretch: 'Stretch' },
    { group: 'style', isPerDevice: true },
  ),
  choice(
    'horizontal_scroll',
    'When titles don’t fit',
    { disable: 'Wrap to the next row', enable: 'Scroll' },
    { group: 'style', isPerDevice: true },
  ),
];
