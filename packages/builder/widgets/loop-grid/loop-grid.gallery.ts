import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'A loop, drawn by a template of the site’s',
      settings: { columns: '2' },
      example: galleryWidget('dc31001', 'loop-grid', { columns: '2', posts_per_page: 2 }),
    },
  ],
};
