import { atomicLink } from '../../model/atomic/atomic.fields.ts';
import { pictureShape } from '../../model/atomic/shapes.ts';
import { media } from '../../model/fields/Field.ts';
import { ATOMIC_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AtomicImage } from './AtomicImage.tsx';

export const widget: Widget = {
  type: 'e-image',
  Render: AtomicImage,
  editor: {
    label: 'Picture (version 4)',
    category: 'atomic',
    order: 40,
    icon: 'M4 5h16v14h-16zM4 16l5 -5l4 4l3 -3l4 4',
    fields: [media('image', 'Picture', { shape: pictureShape }), atomicLink],
    defaults: { settings: { image: ATOMIC_PICTURE } },
    newSettings: {
      image: {
        $$type: 'image',
        value: { src: { $$type: 'image-src', value: { id: null, url: { $$type: 'url', value: '' } } } },
      },
    },
  },
};
