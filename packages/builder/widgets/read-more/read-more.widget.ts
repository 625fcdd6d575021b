import { text } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ReadMore } from './ReadMore.tsx';

export const widget: Widget = {
  type: 'read-more',
  Render: ReadMore,
  editor: {
    label: 'Read more',
    category: 'basic',
    order: 64,
    icon: 'M4 6h16M4 10h16M5 15h.01M9 15h.01M13 15h.01M17 15h.01M4 20h10',
    fields: [text('link_text', 'Read more text')],
    newSettings: { link_text: 'Continue reading' },
    isUnseen: true,
  },
};
