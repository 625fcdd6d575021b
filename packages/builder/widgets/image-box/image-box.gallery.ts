import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const image = { url: '/samples/project-octagon.svg', alt: 'The octagon', width: 800, height: 600 };

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Picture with text',
      settings: { position: 'top, left' },
      example: [
        galleryWidget('da20001', 'image-box', {
          image,
          title_text: 'The octagon',
          description_text: 'Eight sides, and a door in one of them.',
          link: { url: '/' },
        }),
        galleryWidget('da20002', 'image-box', {
          image: { ...image, url: '/samples/project-vinery.svg', alt: 'The vinery' },
          position: 'left',
          content_vertical_alignment: 'middle',
          title_text: 'The vinery',
          description_text: 'Sixty feet along a south wall.',
        }),
      ],
    },
  ],
};
