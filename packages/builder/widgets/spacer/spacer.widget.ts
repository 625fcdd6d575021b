import type { Widget } from '../../parts/element/Widget.ts';
import { Spacer } from './Spacer.tsx';
import { spacerFields } from './spacer.fields.ts';
import { spacerStyle } from './spacer.style.ts';

export const widget: Widget = {
  type: 'spacer',
  Render: Spacer,
  style: spacerStyle,
  editor: {
    label: 'Space',
    category: 'layout',
    keywords: ['gap', 'empty', 'distance'],
    order: 40,
    icon: 'M4 20v-2a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2M4 4v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M16 12h-8',
    fields: spacerFields,
    newSettings: { space: { size: 50, unit: 'px' } },
  },
};
