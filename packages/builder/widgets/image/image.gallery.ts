import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Picture with a caption',
      settings: { caption_source: 'custom', link_to: 'file' },
      example: galleryWidget('d200002', 'image', {
        image: {
          url: '/samples/harbour.svg',
          alt: 'Boats in a harbour',
          width: 1200,
          height: 800,
        },
        link_to: 'file',
        caption_source: 'custom',
        caption: 'The harbour, early in spring.',
      }),
    },
  ],
};
