import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Hotspots',
      note: 'They open with the mouse, by touch and from the keyboard.',
      settings: { tooltip_trigger: 'mouseenter' },
      example: galleryWidget('da80001', 'hotspot', {
        image: {
          url: '/samples/breakfast.svg',
          alt: 'A cup of coffee and an apple',
          width: 720,
          height: 640,
        },
        hotspot: [{ hotspot_tooltip_content: 'Ash, oiled twice.' }],
        tooltip_position: 'top',
        tooltip_trigger: 'mouseenter',
      }),
    },
  ],
};
