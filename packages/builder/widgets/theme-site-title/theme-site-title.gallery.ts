import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Name of the site',
      example: galleryWidget('da92001', 'theme-site-title', { header_size: 'h3' }),
    },
  ],
};
