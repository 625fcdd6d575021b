import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const image = { url: '/samples/lighthouse.svg', alt: 'The lighthouse', width: 800, height: 600 };

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Picture with text',
      settings: { position: 'top, left' },
      example: [
        galleryWidget('da20001', 'image-box', {
          image,
          title_text: 'The lighthouse',
          description_text: 'It has shown the way since 1906.',
          link: { url: '/' },
        }),
        galleryWidget('da20002', 'image-box', {
          image: { ...image, url: '/samples/harbour.svg', alt: 'The harbour' },
          position: 'left',
          content_vertical_alignment: 'middle',
          title_text: 'The harbour',
          description_text: 'Room for sixty boats.',
        }),
      ],
    },
  ],
};
