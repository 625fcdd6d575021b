import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [{ heading: 'Contact data', example: galleryWidget('da95001', 'site-contact', {}) }],
};
