import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Contents of a page',
      note: 'It lists the headings of its document. This example is not in a document.',
      example: galleryWidget('dc60001', 'table-of-contents', {
        title: 'On this page',
        marker_view: 'bullets',
      }),
    },
  ],
};
