import { newRows } from '../../model/edits/newRows.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { NestedTabs } from './NestedTabs.tsx';
import { nestedTabsFields } from './nested-tabs.fields.ts';
import { nestedTabsStyle } from './nested-tabs.style.ts';

export const widget: Widget = {
  type: 'nested-tabs',
  Render: NestedTabs,
  style: nestedTabsStyle,
  island: { moment: 'visible' },
  editor: {
    label: 'Tabs with any content',
    category: 'panels',
    order: 40,
    icon: 'M7 5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -10M17 17v2a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h2',
    fields: nestedTabsFields,
    defaults: {
      settings: { tabs: [1, 2, 3].map((count) => ({ tab_title: `Tab #${count}` })) },
      rows: { tabs: { tab_title: 'Tab Title' } },
    },
    newSettings: { tabs: newRows('tab_title') },
    panelRows: 'tabs',
  },
  examples: () => import('./nested-tabs.gallery.ts'),
};
