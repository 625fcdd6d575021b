import type { Widget } from '../../parts/element/Widget.ts';
import { Counter } from './Counter.tsx';
import { counterFields } from './counter.fields.ts';
import { counterStyle } from './counter.style.ts';

export const widget: Widget = {
  type: 'counter',
  Render: Counter,
  style: counterStyle,
  island: { moment: 'ahead', isDeaf: true },
  editor: {
    label: 'Counter',
    category: 'numbers',
    keywords: ['number', 'statistics', 'count up'],
    order: 10,
    icon: 'M4 17v-10l7 10v-10M15 17h5M15 10a2.5 3 0 1 0 5 0a2.5 3 0 1 0 -5 0',
    fields: counterFields,
    defaults: { settings: { starting_number: 0, ending_number: 100, title: 'Cool Number' } },
    newSettings: { ending_number: '100', title: 'of something good' },
    restarts: true,
    canvas: {},
  },
  examples: () => import('./counter.gallery.ts'),
};
