import { wordsShape } from '../../model/atomic/shapes.ts';
import { text } from '../../model/fields/Field.ts';
import { atomicDefaults } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicYouTube } from './AtomicYouTube.tsx';

export const widget: Widget = {
  type: 'e-youtube',
  Render: AtomicYouTube,
  editor: {
    label: 'YouTube (version 4)',
    category: 'atomic',
    order: 70,
    icon: 'M3 8a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4zM10 9l5 3l-5 3z',
    fields: [text('source', 'Video address', { shape: wordsShape })],
    defaults: atomicDefaults({ source: 'https://www.youtube.com/watch?v=XHOmBV4js_E' }),
    newSettings: { source: { $$type: 'string', value: 'https://www.youtube.com/watch?v=XHOmBV4js_E' } },
  },
};
