import type { Widget } from '../../parts/element/Widget.ts';
import { Progress } from './Progress.tsx';
import { progressFields } from './progress.fields.ts';
import { progressStyle } from './progress.style.ts';

export const widget: Widget = {
  type: 'progress',
  Render: Progress,
  style: progressStyle,
  island: { moment: 'visible', isDeaf: true },
  editor: {
    label: 'Progress',
    category: 'numbers',
    keywords: ['bar', 'percent', 'skill'],
    order: 20,
    icon: 'M6.5 7h11M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1',
    fields: progressFields,
    defaults: {
      settings: { title: 'My Skill', percent: { size: 50, unit: '%' }, inner_text: 'Web Designer' },
    },
    newSettings: { title: 'Our progress', percent: { size: 50, unit: '%' }, inner_text: '' },
    canvas: {},
  },
  examples: () => import('./progress.gallery.ts'),
};
