import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    { heading: 'Switch between day and night', example: galleryWidget('da97001', 'palette-switch', {}) },
  ],
};
