import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Map',
      note: 'Nothing of Google is loaded before the visitor asks for the map.',
      settings: { address: 'Kew Gardens, Richmond', zoom: '14' },
      example: galleryWidget('da60001', 'google_maps', {
        address: 'Kew Gardens, Richmond',
        zoom: { size: 14, unit: 'px' },
      }),
    },
  ],
};
