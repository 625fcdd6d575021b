import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [{ heading: 'Comments of a post', example: galleryWidget('da9b001', 'post-comments', {}) }],
};
