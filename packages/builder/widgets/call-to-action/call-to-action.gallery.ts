import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const picture = { url: '/samples/hills.svg', alt: '', width: 800, height: 600 };

export const examples: WidgetExamples = {
  page: 'prices',
  sections: [
    {
      heading: 'Call to action',
      settings: { skin: 'classic, cover', layout: 'left', ribbon_title: 'New' },
      example: [
        galleryWidget('db00001', 'call-to-action', {
          layout: 'left',
          bg_image: picture,
          title: 'A house in the hills',
          description: 'Twelve beds, one door, and a bench for the teacher.',
          button: 'See the drawing',
          link: { url: '/' },
          ribbon_title: 'New',
        }),
        galleryWidget('db00002', 'call-to-action', {
          skin: 'cover',
          bg_image: picture,
          title: 'Open on Saturdays',
          description: 'Come and see the workshop.',
          button: 'Plan a visit',
          link: { url: '/' },
          link_click: 'box',
        }),
      ],
    },
  ],
};
