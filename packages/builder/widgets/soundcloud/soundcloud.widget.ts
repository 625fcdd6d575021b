import type { Widget } from '../../parts/element/Widget.ts';
import { SoundCloud } from './SoundCloud.tsx';
import { soundCloudFields } from './soundcloud.fields.ts';

export const widget: Widget = {
  type: 'audio',
  Render: SoundCloud,
  editor: {
    label: 'SoundCloud',
    category: 'media',
    order: 60,
    icon: 'M3 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M13 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M9 17v-13h10v13M9 8h10',
    fields: soundCloudFields,
    defaults: {
      settings: { link: { url: 'https://soundcloud.com/shchxango/john-coltrane-1963-my-favorite' } },
    },
    newSettings: { link: { url: '' } },
  },
};
