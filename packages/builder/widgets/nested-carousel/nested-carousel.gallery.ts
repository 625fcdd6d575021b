import { galleryContainer, galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'A row of anything',
      settings: { slides_to_show: '2', autoplay: '' },
      example: galleryWidget(
        'dc60001',
        'nested-carousel',
        {
          slides_to_show: '2',
          autoplay: '',
          carousel_items: [{ slide_title: 'One' }, { slide_title: 'Two' }, { slide_title: 'Three' }],
        },
        [
          galleryContainer('dc60010', ['heading', { title: 'Measured' }]),
          galleryContainer('dc60020', ['heading', { title: 'Cut' }]),
          galleryContainer('dc60030', ['heading', { title: 'Set in glue' }]),
        ],
      ),
    },
  ],
};
