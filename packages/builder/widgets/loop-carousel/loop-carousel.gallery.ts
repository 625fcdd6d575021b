import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'A loop in a row',
      settings: { slides_to_show: '2' },
      example: galleryWidget('dc32001', 'loop-carousel', { slides_to_show: '2', autoplay: '' }),
    },
  ],
};
