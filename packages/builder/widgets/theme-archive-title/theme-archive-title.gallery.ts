import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Title of a list',
      example: galleryWidget('da99001', 'theme-archive-title', { header_size: 'h3' }),
    },
  ],
};
