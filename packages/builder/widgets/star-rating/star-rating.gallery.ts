import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Stars',
      note: 'The older widget has a title; the newer one takes any icon. Screen readers hear a sentence.',
      settings: { rating: '4.3', rating_icon: 'fas fa-heart' },
      example: [
        galleryWidget('da30001', 'star-rating', { rating: 4.3, title: 'Our customers' }),
        galleryWidget('da30002', 'rating', { rating_value: 3.5 }),
        galleryWidget('da30003', 'rating', {
          rating_value: 4,
          rating_scale: { size: 6 },
          rating_icon: { library: 'fa-solid', value: 'fas fa-heart' },
        }),
      ],
    },
  ],
};
