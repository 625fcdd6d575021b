import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Share buttons',
      note: 'Plain links: nothing is loaded from the networks, so they only learn what is shared.',
      settings: { view: 'icon-text', shape: 'rounded' },
      example: galleryWidget('da70001', 'share-buttons', {
        shape: 'rounded',
        share_buttons: ['facebook', 'x-twitter', 'whatsapp', 'email'].map((button) => ({ button })),
      }),
    },
  ],
};
