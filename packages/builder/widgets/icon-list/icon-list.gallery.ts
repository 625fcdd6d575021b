import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const check = { library: 'fa-solid', value: 'fas fa-check' };

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'List with icons',
      settings: { view: 'traditional' },
      example: galleryWidget('d400005', 'icon-list', {
        icon_list: [
          { text: 'A drawing before the first nail', selected_icon: check },
          { text: 'A price that stays', selected_icon: check, link: { url: '/' } },
          { text: 'A name to call', selected_icon: { library: 'fa-solid', value: 'fas fa-phone' } },
        ],
      }),
    },
  ],
};
