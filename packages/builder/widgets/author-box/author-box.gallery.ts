import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Author of a post',
      example: galleryWidget('da9e001', 'author-box', { show_link: 'yes', link_to: 'posts_archive' }),
    },
  ],
};
