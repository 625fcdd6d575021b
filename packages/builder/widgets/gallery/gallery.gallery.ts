import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const picture = (name: string, alt: string, width: number) => ({
  url: `/samples/project-${name}.svg`,
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
            gallery_title: 'In gardens',
            multiple_gallery: [
              picture('octagon', 'An eight-sided summer house', 800),
              picture('lean-to', 'A lean-to on a brick wall', 700),
            ],
          },
          {
            gallery_title: 'In schools',
            multiple_gallery: [
              picture('school', 'A glasshouse in a school yard', 1100),
              picture('vinery', 'A vinery behind a school', 1100),
            ],
          },
        ],
      }),
    },
  ],
};
