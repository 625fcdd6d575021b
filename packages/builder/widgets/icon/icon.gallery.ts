import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const leaf = { library: 'fa-solid', value: 'fas fa-leaf' };

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Icon',
      note: 'Drawn by Font Awesome, alone, on a patch of colour, or in a ring.',
      settings: { selected_icon: 'fas fa-leaf', view: 'default, stacked, framed' },
      example: [
        galleryWidget('da00001', 'icon', { selected_icon: leaf }),
        galleryWidget('da00002', 'icon', { selected_icon: leaf, view: 'stacked' }),
        galleryWidget('da00003', 'icon', {
          selected_icon: { library: 'fa-brands', value: 'fab fa-pagelines' },
          view: 'framed',
          shape: 'square',
          link: { url: '/' },
        }),
      ],
    },
  ],
};
