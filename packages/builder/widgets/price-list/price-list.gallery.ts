import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'prices',
  sections: [
    {
      heading: 'List of prices',
      example: galleryWidget('db20001', 'price-list', {
        price_list: [
          {
            title: 'Re-caning',
            price: '£18',
            item_description: 'For each seat, with cane and patience.',
            image: { url: '/samples/brush.svg', alt: '', width: 400, height: 300 },
          },
          {
            title: 'A morning’s advice',
            price: '£60',
            item_description: 'On your own ground.',
            link: { url: '/' },
          },
        ],
      }),
    },
  ],
};
