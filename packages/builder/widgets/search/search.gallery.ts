import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Search bar',
      settings: { submit_trigger: 'click_submit, key_enter, both' },
      example: [
        galleryWidget('da93011', 'search', { search_input_placeholder_text: 'Find a post' }),
        galleryWidget('da93012', 'search', {
          search_input_placeholder_text: 'Press Enter',
          icon_search: { library: 'fa-solid', value: 'fas fa-search' },
          submit_trigger: 'key_enter',
        }),
      ],
    },
  ],
};
