import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ImageGallery } from './ImageGallery.tsx';
import { imageGalleryFields } from './image-gallery.fields.ts';
import { imageGalleryStyle } from './image-gallery.style.ts';

export const widget: Widget = {
  type: 'image-gallery',
  Render: ImageGallery,
  style: imageGalleryStyle,
  editor: {
    label: 'Gallery',
    category: 'media',
    keywords: ['images', 'photos', 'pictures', 'grid'],
    order: 20,
    icon: 'M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
    fields: imageGalleryFields,
    newSettings: { gallery_columns: 3, wp_gallery: [PLACEHOLDER_PICTURE] },
  },
  examples: () => import('./image-gallery.gallery.ts'),
};
