import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Icon with text',
      settings: { position: 'block-start, inline-start', view: 'stacked' },
      example: [
        galleryWidget('da10001', 'icon-box', {
          selected_icon: { library: 'fa-solid', value: 'fas fa-ruler-combined' },
          title_text: 'Measured twice',
          description_text: 'We draw your room before the first board is cut.',
          link: { url: '/' },
        }),
        galleryWidget('da10002', 'icon-box', {
          selected_icon: { library: 'fa-solid', value: 'fas fa-sun' },
          view: 'stacked',
          position: 'inline-start',
          title_text: 'Facing south',
          description_text: 'Light from the first crocus to the last tomato.',
        }),
      ],
    },
  ],
};
