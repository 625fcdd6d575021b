import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Image } from './Image.tsx';
import { imageFields } from './image.fields.ts';
import { imageStyle } from './image.style.ts';

export const widget: Widget = {
  type: 'image',
  Render: Image,
  style: imageStyle,
  editor: {
    label: 'Picture',
    category: 'media',
    keywords: ['image', 'photo', 'img'],
    order: 10,
    icon: 'M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
    fields: imageFields,
    defaults: { settings: { image: PLACEHOLDER_PICTURE } },
    newSettings: { image: PLACEHOLDER_PICTURE },
  },
  examples: () => import('./image.gallery.ts'),
};
