import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Reviews',
      settings: { portico_feed: '1' },
      example: galleryWidget('dc20001', 'reviews', { portico_feed: '1' }),
    },
  ],
};
