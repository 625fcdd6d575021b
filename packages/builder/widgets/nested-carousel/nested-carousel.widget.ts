import { newRows } from '../../model/edits/newRows.ts';
import { color, rows, size, text, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { NestedCarousel } from './NestedCarousel.tsx';
import { nestedCarouselStyle } from './nested-carousel.style.ts';
import { nestedSliderFields } from './nestedSlider.fields.ts';

export const widget: Widget = {
  type: 'nested-carousel',
  Render: NestedCarousel,
  style: nestedCarouselStyle,
  editor: {
    label: 'Carousel with any content',
    category: 'panels',
    keywords: ['slider', 'carousel', 'slides'],
    order: 52,
    icon: 'M3 7h4v10h-4zM9 5h6v14h-6zM17 7h4v10h-4zM12 10v4M10 12h4',
    fields: [
      rows('carousel_items', 'Slides', {
        title: 'slide_title',
        rowLabel: 'Slide',
        newRow: { slide_title: 'Slide' },
        fields: [text('slide_title', 'Name')],
      }),
      ...nestedSliderFields,
      toggle('equal_height', 'Equal height', { isOnAtFirst: true }),
      size('image_spacing_custom', 'Gap', { units: ['px'], max: 100 }),
      color('content_background_color', 'Background'),
      color('arrow_normal_color', 'Arrows'),
    ],
    defaults: { settings: {}, rows: { carousel_items: { slide_title: 'Slide' } } },
    newSettings: { carousel_items: newRows('slide_title'), autoplay: '', slides_to_show: '2' },
    panelRows: 'carousel_items',
    restarts: true,
  },
  examples: () => import('./nested-carousel.gallery.ts'),
};
