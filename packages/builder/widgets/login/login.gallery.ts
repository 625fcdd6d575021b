import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Login',
      settings: { show_labels: 'yes', show_lost_password: 'yes' },
      example: galleryWidget('da93021', 'login', { button_text: 'Log in' }),
    },
  ],
};
