import { EXAMPLE_ROWS } from '../../model/edits/newRows.ts';
import { defaultPanels } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Tabs } from './Tabs.tsx';
import { tabsFields } from './tabs.fields.ts';
import { tabsStyle } from './tabs.style.ts';

export const widget: Widget = {
  type: 'tabs',
  Render: Tabs,
  style: tabsStyle,
  typeset: ['tabs.tab_content'],
  island: { moment: 'ahead' },
  editor: {
    label: 'Tabs',
    category: 'panels',
    keywords: ['register', 'panes'],
    order: 30,
    icon: 'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M4 9l16 0',
    fields: tabsFields,
    defaults: defaultPanels('Tab'),
    newSettings: { tabs: EXAMPLE_ROWS },
  },
  examples: () => import('./tabs.gallery.ts'),
};
