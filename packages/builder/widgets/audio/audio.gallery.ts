import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Audio',
  summary: "Audio with the browser's own controls, or WordPress's player where the page has it.",
  sections: [
    {
      heading: 'Default',
      note: 'Nothing is fetched before the visitor presses play.',
      settings: { title: 'A single note', preload: 'none' },
      example: galleryWidget('9a1b2c0', 'wp-widget-media_audio', {
        wp: { title: 'A single note', url: '/samples/pane.wav', preload: 'none' },
      }),
    },
  ],
};
