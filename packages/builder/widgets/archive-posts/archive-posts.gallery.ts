import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [{ heading: 'Posts of a list', example: galleryWidget('da9a001', 'archive-posts', {}) }],
};
