import { atomicLink, atomicTag, atomicWords } from '../../model/atomic/atomic.fields.ts';
import { wordsShape } from '../../model/atomic/shapes.ts';
import { atomicDefaults } from '../../model/settings/defaultValues.ts';
import { atomicText, linkInside } from '../../parts/atomic/atomicText.tsx';
import type { Widget } from '../../parts/element/Widget.ts';

export const widget: Widget = {
  type: 'e-heading',
  Render: atomicText('title', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'h2', 'e-heading-link-base'),
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
    typed: { setting: 'title', shape: wordsShape, at: linkInside },
  },
  examples: () => import('./e-heading.gallery.ts'),
};
