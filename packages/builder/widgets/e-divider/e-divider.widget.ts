import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicDivider } from './AtomicDivider.tsx';

export const widget: Widget = {
  type: 'e-divider',
  Render: AtomicDivider,
  editor: {
    label: 'Line (version 4)',
    category: 'atomic',
    order: 60,
    icon: 'M4 12h16',
    fields: [],
    newSettings: { classes: { $$type: 'classes', value: [] } },
  },
};
