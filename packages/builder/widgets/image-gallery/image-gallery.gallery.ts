import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Gallery of pictures',
      settings: { gallery_columns: '3', gallery_link: 'file' },
      example: galleryWidget('d600009', 'image-gallery', {
        gallery_columns: 3,
        wp_gallery: [
          ['octagon', 'An eight-sided summer house', 800],
          ['lean-to', 'A lean-to on a brick wall', 700],
          ['school', 'A glasshouse in a school yard', 1100],
        ].map(([name, alt, width]) => ({
          url: `/samples/project-${name}.svg`,
          alt,
          width,
          height: 800,
          caption: alt,
        })),
      }),
    },
  ],
};
