import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'About a post',
      example: galleryWidget('da9c001', 'post-info', {
        icon_list: [
          { type: 'author', text_prefix: 'By', show_avatar: 'yes', avatar_size: { unit: 'px', size: 32 } },
          { type: 'date' },
          { type: 'terms', taxonomy: 'category' },
          { type: 'comments' },
        ],
      }),
    },
  ],
};
