import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Heading',
      settings: { header_size: 'h3', link: '/gallery/' },
      example: galleryWidget('d100001', 'heading', {
        title: 'Oak, <em>iron</em> and patience',
        header_size: 'h3',
        link: { url: '/gallery/' },
      }),
    },
  ],
};
