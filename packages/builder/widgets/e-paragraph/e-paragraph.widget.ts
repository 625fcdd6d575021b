import { atomicLink, textFields } from '../../parts/atomic/atomic.fields.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicParagraph } from './AtomicParagraph.tsx';

export const widget: Widget = {
  type: 'e-paragraph',
  Render: AtomicParagraph,
  editor: {
    label: 'Paragraph (version 4)',
    category: 'atomic',
    order: 20,
    icon: 'M4 6h16M4 12h16M4 18h10',
    fields: [...textFields('paragraph', 'Text', true), atomicLink],
    newSettings: { paragraph: { $$type: 'string', value: 'Write something that is worth reading.' } },
  },
};
