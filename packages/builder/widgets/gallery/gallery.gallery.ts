import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const picture = (name: string, alt: string, width: number) => ({
  url: `/samples/${name}.svg`,
  alt,
  width,
  height: 800,
});

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Several galleries of pictures',
      settings: { gallery_type: 'multiple' },
      example: galleryWidget('d600031', 'gallery', {
        gallery_type: 'multiple',
        galleries: [
          {
            gallery_title: 'By the sea',
            multiple_gallery: [
              picture('lighthouse', 'A lighthouse on a rock', 800),
              picture('pines', 'Pines below a mountain', 700),
            ],
          },
          {
            gallery_title: 'In the country',
            multiple_gallery: [
              picture('hills', 'A house among green hills', 1100),
              picture('harbour', 'Boats in a harbour', 1100),
            ],
          },
        ],
      }),
    },
  ],
};
