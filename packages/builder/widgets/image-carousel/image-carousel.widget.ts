import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ImageCarousel } from './ImageCarousel.tsx';
import { imageCarouselFields } from './image-carousel.fields.ts';
import { imageCarouselStyle } from './image-carousel.style.ts';

export const widget: Widget = {
  type: 'image-carousel',
  Render: ImageCarousel,
  style: imageCarouselStyle,
  island: { selector: '[data-widget_type="image-carousel.default"],.portico-slides', moment: 'ahead' },
  editor: {
    label: 'Carousel',
    category: 'media',
    keywords: ['images', 'photos', 'slider', 'pictures'],
    order: 30,
    icon: 'M15 6l.01 0M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 13l4 -4a3 5 0 0 1 3 0l4 4M13 12l2 -2a3 5 0 0 1 3 0l3 3M8 21l.01 0M12 21l.01 0M16 21l.01 0',
    fields: imageCarouselFields,
    defaults: {
      settings: { infinite: 'yes', autoplay: 'yes', pause_on_hover: 'yes', pause_on_interaction: 'yes' },
    },
    newSettings: {
      slides_to_show: '2',
      navigation: 'both',
      thumbnail_size: 'full',
      infinite: '',
      autoplay: '',
      carousel: [PLACEHOLDER_PICTURE, PLACEHOLDER_PICTURE, PLACEHOLDER_PICTURE],
    },
    restarts: true,
  },
  examples: () => import('./image-carousel.gallery.ts'),
};
