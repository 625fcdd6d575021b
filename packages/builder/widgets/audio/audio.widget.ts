import type { Widget } from '../../parts/element/Widget.ts';
import { Audio } from './Audio.tsx';
import { audioFields } from './audio.fields.ts';

export const widget: Widget = {
  type: 'wp-widget-media_audio',
  Render: Audio,
  island: { moment: 'visible' },
  editor: {
    label: 'Audio',
    category: 'media',
    keywords: ['audio', 'music', 'podcast', 'mp3'],
    order: 50,
    icon: 'M3 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M13 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M9 17v-13h10v13M9 8h10',
    fields: audioFields,
    newSettings: { wp: { title: 'Audio', url: '/samples/pane.wav' } },
  },
  examples: () => import('./audio.gallery.ts'),
};
