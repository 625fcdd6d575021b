import { choice } from '../../model/fields/Field.ts';
import { atomicLink, textFields } from '../../parts/atomic/atomic.fields.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicHeading } from './AtomicHeading.tsx';

export const widget: Widget = {
  type: 'e-heading',
  Render: AtomicHeading,
  editor: {
    label: 'Heading (version 4)',
    category: 'atomic',
    order: 10,
    icon: 'M7 12h10M7 5v14M17 5v14M15 19h4M15 5h4M5 19h4M5 5h4',
    fields: [
      ...textFields('title', 'Text'),
      choice('tag.value', 'Level', { h1: '1', h2: '2', h3: '3', h4: '4', h5: '5', h6: '6' }),
      atomicLink,
    ],
    newSettings: {
      title: { $$type: 'string', value: 'A heading' },
      tag: { $$type: 'string', value: 'h2' },
    },
  },
  examples: () => import('./e-heading.gallery.ts'),
};
