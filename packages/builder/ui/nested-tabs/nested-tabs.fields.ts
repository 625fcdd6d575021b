import { choice, icon, rows, text } from '../../editor/fields/Field.ts';

export const nestedTabsFields = [
  rows('tabs', 'Tabs', {
    title: 'tab_title',
    rowLabel: 'Tab',
    newRow: { tab_title: 'Another tab' },
    fields: [text('tab_title', 'Title'), icon('tab_icon', 'Icon'), text('element_id', 'Id')],
  }),
  choice('breakpoint_selector', 'Titles above their panels from', {
    mobile: 'Phones',
    tablet: 'Tablets',
    none: 'Never',
  }),
  choice(
    'tabs_justify_horizontal',
    'Titles are',
    { '': 'At the start', center: 'In the middle', end: 'At the end', stretch: 'All across' },
    { group: 'style', isPerDevice: true },
  ),
  choice(
    'horizontal_scroll',
    'Too many titles',
    { disable: 'Go on below', enable: 'Can be scrolled' },
    { group: 'style', isPerDevice: true },
  ),
];
