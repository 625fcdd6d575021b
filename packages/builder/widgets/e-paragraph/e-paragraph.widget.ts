import { atomicLink, atomicWords } from '../../model/atomic/atomic.fields.ts';
import { wordsShape } from '../../model/atomic/shapes.ts';
import { atomicDefaults } from '../../model/settings/defaultValues.ts';
import { atomicText, linkInside } from '../../parts/atomic/atomicText.tsx';
import type { Widget } from '../../parts/element/Widget.ts';

export const widget: Widget = {
  type: 'e-paragraph',
  Render: atomicText('paragraph', ['p', 'span'], 'p', 'e-paragraph-link-base'),
  editor: {
    label: 'Paragraph (version 4)',
    category: 'atomic',
    order: 20,
    icon: 'M4 6h16M4 12h16M4 18h10',
    fields: [atomicWords('paragraph', 'Text', true), atomicLink],
    typed: { setting: 'paragraph', shape: wordsShape, at: linkInside },
    defaults: atomicDefaults({ paragraph: 'Type your paragraph here', tag: 'p' }),
    newSettings: { paragraph: { $$type: 'string', value: 'Write a paragraph here.' } },
  },
};
