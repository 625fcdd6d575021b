import { color, size, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { loopFields } from '../loop-grid/loop.fields.ts';
import { nestedSliderFields } from '../nested-carousel/nestedSlider.fields.ts';
import { LoopCarousel } from './LoopCarousel.tsx';
import { loopCarouselStyle } from './loop-carousel.style.ts';

export const widget: Widget = {
  type: 'loop-carousel',
  Render: LoopCarousel,
  style: loopCarouselStyle,
  editor: {
    label: 'Loop carousel',
    category: 'site',
    keywords: ['posts', 'slider', 'carousel', 'template'],
    order: 5,
    icon: 'M3 7h4v10h-4zM9 5h6v14h-6zM17 7h4v10h-4zM10 12a2 2 0 1 1 2 2',
    fields: [
      ...loopFields,
      ...nestedSliderFields,
      toggle('equal_height', 'Equal height'),
      size('image_spacing_custom', 'Gap', { units: ['px'], max: 100 }),
      color('arrow_normal_color', 'Arrows'),
    ],
    newSettings: { posts_per_page: 6, slides_to_show: '3', autoplay: '' },
    restarts: true,
  },
  examples: () => import('./loop-carousel.gallery.ts'),
};
