import { text } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { MenuAnchor } from './MenuAnchor.tsx';

export const widget: Widget = {
  type: 'menu-anchor',
  Render: MenuAnchor,
  editor: {
    label: 'Menu anchor',
    category: 'basic',
    keywords: ['anchor', 'jump', 'id'],
    order: 62,
    icon: 'M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 9v12M5 13c0 5 3 8 7 8c4 0 7 -3 7 -8',
    fields: [text('anchor', 'Name', { help: 'Links to # followed by this ID lead here.' })],
    newSettings: { anchor: 'a-place' },
    isUnseen: true,
  },
};
