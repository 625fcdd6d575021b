import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Divider and space',
      settings: { look: 'line_text', text: 'or' },
      example: [
        galleryWidget('d500006', 'divider', {}),
        galleryWidget('d500007', 'spacer', {}),
        galleryWidget('d500008', 'divider', { look: 'line_text', text: 'or' }),
      ],
    },
    {
      heading: 'Patterns',
      settings: { style: 'wavy, zigzag, leaves_tribal', look: 'line_icon' },
      example: [
        galleryWidget('d500009', 'divider', { style: 'wavy' }),
        galleryWidget('d50000a', 'divider', { style: 'zigzag' }),
        galleryWidget('d50000b', 'divider', {
          style: 'leaves_tribal',
          look: 'line_icon',
          icon: { library: 'fa-solid', value: 'fas fa-seedling' },
        }),
      ],
    },
  ],
};
