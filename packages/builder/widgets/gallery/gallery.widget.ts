import { choice, link, number, pictures, rows, size, text, toggle } from '../../model/fields/Field.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Gallery } from './Gallery.tsx';
import { galleryStyle } from './gallery.style.ts';
import { ASPECT_RATIOS, hasSeveral } from './gallerySettings.ts';

const OVER_PICTURE = {
  '': 'None',
  title: 'Its title',
  caption: 'Its caption',
  alt: 'Its description for those who do not see it',
  description: 'Its description',
};

export const widget: Widget = {
  type: 'gallery',
  Render: Gallery,
  style: galleryStyle,
  editor: {
    label: 'Gallery with filter',
    category: 'media',
    keywords: ['images', 'photos', 'pictures', 'masonry', 'justified'],
    order: 21,
    icon: 'M4 4h7v9h-7zM13 4h7v5h-7zM4 15h7v5h-7zM13 11h7v9h-7z',
    fields: [
      choice('gallery_type', 'Type', { single: 'Single', multiple: 'Multiple' }),
      pictures('gallery', 'Pictures', { isShown: (settings) => !hasSeveral(settings) }),
      rows(
        'galleries',
        'Galleries',
        {
          title: 'gallery_title',
          rowLabel: 'Gallery',
          newRow: { gallery_title: 'New gallery', multiple_gallery: [] },
          fields: [text('gallery_title', 'Title'), pictures('multiple_gallery', 'Pictures')],
        },
        { isShown: hasSeveral },
      ),
      toggle('show_all_galleries', '“All” filter', { isOnAtFirst: true, isShown: hasSeveral }),
      text('show_all_galleries_label', 'Filter label', { isShown: hasSeveral }),
      choice('gallery_layout', 'Layout', {
        grid: 'Grid',
        justified: 'Rows of equal height',
        masonry: 'Masonry',
      }),
      number('columns', 'Columns', { min: 1, max: 24 }, { isPerDevice: true }),
      size('gap', 'Gap', { units: ['px'] }),
      choice('aspect_ratio', 'Shape', ASPECT_RATIOS, {
        isShown: ({ gallery_layout }) => (gallery_layout || 'grid') === 'grid',
      }),
      choice('link_to', 'Link', { file: 'Picture file', custom: 'Custom address', '': 'None' }),
      link('url', 'Address', { isShown: ({ link_to }) => link_to === 'custom' }),
      choice('open_lightbox', 'Lightbox', { default: 'Site default', yes: 'Yes', no: 'No' }),
      toggle('overlay_background', 'Overlay on hover', { isOnAtFirst: true }),
      choice('overlay_title', 'Overlay title', OVER_PICTURE),
      choice('overlay_description', 'Overlay text', OVER_PICTURE),
      toggle('content_sequenced_animation', 'Animate title and text one after another', { group: 'style' }),
    ],
    defaults: { settings: { gallery: [PLACEHOLDER_PICTURE] } },
    newSettings: { gallery: [PLACEHOLDER_PICTURE] },
  },
  examples: () => import('./gallery.gallery.ts'),
};
