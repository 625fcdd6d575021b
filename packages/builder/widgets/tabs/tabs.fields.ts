import { choice, html, rows, text } from '../../model/fields/Field.ts';

export const tabsFields = [
  rows('tabs', 'Tabs', {
    title: 'tab_title',
    rowLabel: 'Tab',
    newRow: { tab_title: 'Another tab', tab_content: '<p>What it shows.</p>' },
    fields: [text('tab_title', 'Title'), html('tab_content', 'Text')],
  }),
  choice('type', 'Title layout', { horizontal: 'Horizontal', vertical: 'Vertical' }),
];
