import type { Widget } from '../../parts/element/Widget.ts';
import { STAR } from '../../parts/icon/iconClasses.ts';
import { Divider } from './Divider.tsx';
import { dividerFields } from './divider.fields.ts';
import { dividerStyle } from './divider.style.ts';

export const widget: Widget = {
  type: 'divider',
  Render: Divider,
  style: dividerStyle,
  editor: {
    label: 'Divider',
    category: 'layout',
    keywords: ['line', 'separator', 'rule'],
    order: 50,
    icon: 'M4 12l16 0M8 8l4 -4l4 4M16 16l-4 4l-4 -4',
    fields: dividerFields,
    defaults: { settings: { text: 'Divider', icon: STAR } },
    newSettings: { look: 'line' },
  },
  examples: () => import('./divider.gallery.ts'),
};
