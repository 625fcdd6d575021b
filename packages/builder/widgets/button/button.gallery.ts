import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Buttons',
      settings: {
        button_type: 'success',
        size: 'md',
        selected_icon: 'fas fa-arrow-right',
        icon_align: 'right',
      },
      example: [
        galleryWidget('d300003', 'button', { text: 'Ask for a visit', link: { url: '/' } }),
        galleryWidget('d300004', 'button', {
          text: 'See our work',
          link: { url: '/', is_external: 'on' },
          button_type: 'success',
          size: 'md',
          selected_icon: { library: 'fa-solid', value: 'fas fa-arrow-right' },
          icon_align: 'right',
        }),
      ],
    },
  ],
};
