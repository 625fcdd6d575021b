import { choice, icon, rows, text } from '../../model/fields/Field.ts';

export const nestedTabsFields = [
  rows('tabs', 'Tabs', {
    title: 'tab_title',
    rowLabel: 'Tab',
    newRow: { tab_title: 'Another tab' },
    fields: [text('tab_title', 'Title'), icon('tab_icon', 'Icon'), text('element_id', 'Id')],
  }),
  choice('breakpoint_selector', 'Stack titles and panels on', {
    mobile: 'Phones',
    tablet: 'Tablets',
    none: 'Never',
  }),
  choice(
    'tabs_justify_horizontal',
    'Align titles',
    { '': 'At the start', center: 'In the middle', end: 'At the end', stretch: 'Stretched' },
    { group: 'style', isPerDevice: true },
  ),
  choice(
    'horizontal_scroll',
    'When titles do not fit',
    { disable: 'Wrap to the next row', enable: 'Scroll' },
    { group: 'style', isPerDevice: true },
  ),
];
