import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Contents of a page',
      note: 'It lists the headings of the document that it stands in. This example stands in none.',
      example: galleryWidget('dc60001', 'table-of-contents', {
        title: 'On this page',
        marker_view: 'bullets',
      }),
    },
  ],
};
