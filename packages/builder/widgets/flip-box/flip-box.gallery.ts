import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'prices',
  sections: [
    {
      heading: 'Card with two sides',
      note: 'Point at it, or reach it with the Tab key.',
      settings: { flip_effect: 'flip', flip_direction: 'left' },
      example: galleryWidget('db10001', 'flip-box', {
        flip_direction: 'left',
        selected_icon: { library: 'fa-solid', value: 'fas fa-seedling' },
        title_text_a: 'Seedlings',
        description_text_a: 'What do they need?',
        title_text_b: 'Light',
        description_text_b: 'And a little patience.',
        button_text: 'Read on',
        link: { url: '/' },
      }),
    },
  ],
};
