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
          ['lighthouse', 'A lighthouse on a rock', 800],
          ['pines', 'Pines below a mountain', 700],
          ['hills', 'A house among green hills', 1100],
        ].map(([name, alt, width]) => ({
          url: `/samples/${name}.svg`,
          alt,
          width,
          height: 800,
          caption: alt,
        })),
      }),
    },
  ],
};
