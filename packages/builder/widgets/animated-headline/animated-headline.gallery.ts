import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'prices',
  sections: [
    {
      heading: 'Moving headline',
      note: 'Animated by the style sheet alone; it does not move with reduced motion.',
      settings: { headline_style: 'highlight, rotate' },
      example: [
        galleryWidget('db40001', 'animated-headline', {
          before_text: 'A garden is a',
          highlighted_text: 'promise',
          after_text: 'of spring',
        }),
        galleryWidget('db40002', 'animated-headline', {
          headline_style: 'rotate',
          before_text: 'We build in',
          rotating_text: 'oak\nlarch\nsteel',
        }),
      ],
    },
  ],
};
