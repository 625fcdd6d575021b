import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [{ heading: 'Social profiles', example: galleryWidget('da96001', 'site-profiles', {}) }],
};
