import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Reading progress',
  summary: 'How far the page, a post or a part of the page has been scrolled.',
  sections: [
    {
      heading: 'Of the whole page',
      settings: { percentage: 'yes' },
      example: galleryWidget('9c1b2a1', 'progress-tracker', { percentage: 'yes' }),
    },
    {
      heading: 'A circle',
      settings: { type: 'circular', circular_size: '60 px' },
      example: galleryWidget('9c1b2a2', 'progress-tracker', {
        ...{ type: 'circular', percentage: 'yes', align: 'center' },
        circular_size: { size: 60, unit: 'px' },
      }),
    },
    {
      heading: 'Of a part of the page, to the left',
      settings: { relative_to: 'selector', selector: 'main', direction: 'rtl' },
      example: galleryWidget('9c1b2a3', 'progress-tracker', {
        ...{ relative_to: 'selector', selector: 'main', direction: 'rtl' },
      }),
    },
  ],
};
