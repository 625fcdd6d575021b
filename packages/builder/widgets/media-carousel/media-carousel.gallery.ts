import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const image = (name: string, title: string) => ({ url: `/samples/${name}.svg`, alt: title, title });

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Pictures with words over them',
      settings: { slides_per_view: '2', overlay: 'text', autoplay: '' },
      example: galleryWidget('dc50001', 'media-carousel', {
        slides_per_view: '2',
        overlay: 'text',
        autoplay: '',
        slides: [
          { image: image('lighthouse', 'The lighthouse'), image_link_to_type: 'file' },
          { image: image('harbour', 'The harbour'), image_link_to_type: 'file' },
          { image: image('breakfast', 'A cup of coffee and an apple') },
        ],
      }),
    },
    {
      heading: 'One picture at a time, with small ones below',
      settings: { skin: 'slideshow', autoplay: '' },
      example: galleryWidget('dc50002', 'media-carousel', {
        skin: 'slideshow',
        autoplay: '',
        carousel_name: 'A show',
        slides: [
          ...[image('lighthouse', 'The lighthouse'), image('harbour', 'The harbour')],
          ...[
            image('breakfast', 'A cup of coffee and an apple'),
            image('lighthouse', 'The lighthouse again'),
          ],
          ...[image('harbour', 'The harbour again'), image('breakfast', 'Another breakfast')],
          image('lighthouse', 'The last lighthouse'),
        ].map((one) => ({ image: one })),
      }),
    },
  ],
};
