import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Search',
      settings: { skin: 'classic' },
      example: [
        galleryWidget('da93001', 'search-form', { skin: 'classic', button_type: 'text' }),
        galleryWidget('da93002', 'search-form', { skin: 'minimal', placeholder: 'Find a post' }),
        galleryWidget('da93003', 'search-form', { skin: 'full_screen' }),
      ],
    },
  ],
};
