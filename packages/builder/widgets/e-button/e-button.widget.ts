import { atomicLink, atomicWords } from '../../model/atomic/atomic.fields.ts';
import { wordsShape } from '../../model/atomic/shapes.ts';
import { atomicDefaults } from '../../model/settings/defaultValues.ts';
import { linkProp } from '../../parts/atomic/props.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicButton } from './AtomicButton.tsx';

export const widget: Widget = {
  type: 'e-button',
  Render: AtomicButton,
  editor: {
    label: 'Button (version 4)',
    category: 'atomic',
    order: 30,
    icon: 'M4 8h16v8h-16zM9 12h6',
    fields: [atomicWords('text', 'Text'), atomicLink],
    typed: { setting: 'text', shape: wordsShape, at: ({ link }) => (linkProp(link) ? '' : '> span') },
    defaults: atomicDefaults({ text: 'Click here' }),
    newSettings: {
      text: { $$type: 'string', value: 'Press me' },
      link: { $$type: 'link', value: { destination: { $$type: 'url', value: '#' } } },
    },
  },
};
