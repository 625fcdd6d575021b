import { text } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicVideo } from './AtomicVideo.tsx';

export const widget: Widget = {
  type: 'e-self-hosted-video',
  Render: AtomicVideo,
  editor: {
    label: 'Video (version 4)',
    category: 'atomic',
    order: 80,
    icon: 'M15 10l4.500 -2.300a1 1 0 0 1 1.500 .9v6.800a1 1 0 0 1 -1.500 .9l-4.500 -2.300v-4M3 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2z',
    fields: [text('source.value.url.value', 'Video address')],
    newSettings: { source: { $$type: 'video-src', value: { id: null, url: { $$type: 'url', value: '' } } } },
  },
};
