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
          url: '/samples/project-vinery.svg',
          alt: 'A long vinery against a wall',
          width: 1200,
          height: 800,
        },
        link_to: 'file',
        caption_source: 'custom',
        caption: 'The vinery, finished in spring.',
      }),
    },
  ],
};
