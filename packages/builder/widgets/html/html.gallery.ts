import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'HTML',
      note: 'Cleaned like every text of a page: scripts, and whatever would load something, are removed.',
      example: galleryWidget('d500001', 'html', {
        html: '<table><caption>Bars</caption><tr><th scope="row">Oak</th><td>40 mm</td></tr><tr><th scope="row">Larch</th><td>44 mm</td></tr></table>',
      }),
    },
  ],
};
