import { CHECK } from '../../model/edits/newRows.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { IconList } from './IconList.tsx';
import { iconListFields } from './icon-list.fields.ts';
import { iconListStyle } from './icon-list.style.ts';

export const widget: Widget = {
  type: 'icon-list',
  Render: IconList,
  style: iconListStyle,
  editor: {
    label: 'Icon list',
    category: 'basic',
    keywords: ['list', 'bullets', 'check'],
    order: 50,
    icon: 'M3.5 5.5l1.5 1.5l2.5 -2.5M3.5 11.5l1.5 1.5l2.5 -2.5M3.5 17.5l1.5 1.5l2.5 -2.5M11 6l9 0M11 12l9 0M11 18l9 0',
    fields: iconListFields,
    defaults: {
      settings: {
        icon_list: [
          { text: 'List Item #1', selected_icon: CHECK },
          { text: 'List Item #2', selected_icon: { library: 'fa-solid', value: 'fas fa-times' } },
          { text: 'List Item #3', selected_icon: { library: 'fa-solid', value: 'fas fa-dot-circle' } },
        ],
      },
      rows: { icon_list: { text: 'List Item', selected_icon: CHECK } },
    },
    newSettings: {
      icon_list: [
        { text: 'First item', selected_icon: CHECK },
        { text: 'The second', selected_icon: CHECK },
      ],
    },
  },
  examples: () => import('./icon-list.gallery.ts'),
};
