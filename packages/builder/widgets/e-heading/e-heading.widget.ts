import { wordsShape } from '../../model/atomic/shapes.ts';
import { atomicLink, atomicTag, atomicWords } from '../../model/fields/atomic.fields.ts';
import { atomicDefaults } from '../../model/settings/defaultValues.ts';
import { linkProp } from '../../parts/atomic/props.ts';
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
      atomicWords('title', 'Text'),
      atomicTag('Level', { h1: '1', h2: '2', h3: '3', h4: '4', h5: '5', h6: '6' }),
      atomicLink,
    ],
    defaults: atomicDefaults({ title: 'This is a title', tag: 'h2' }),
    newSettings: {
      title: { $$type: 'string', value: 'A heading' },
      tag: { $$type: 'string', value: 'h2' },
    },
    typed: { setting: 'title', shape: wordsShape, at: ({ link }) => (linkProp(link) ? '> a' : '') },
  },
  examples: () => import('./e-heading.gallery.ts'),
};
