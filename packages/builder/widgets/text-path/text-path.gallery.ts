import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Text along a path',
  summary: 'Words that follow a wave, a circle or a drawing of your own.',
  sections: [
    {
      heading: 'Along a wave',
      note: 'The server draws it: it needs no script, and nothing moves when the page arrives.',
      settings: { path: 'wave' },
      example: galleryWidget('7e10001', 'text-path', {
        text: 'Light finds its way in, and stays',
        path: 'wave',
      }),
    },
    {
      heading: 'Round a circle, with a link',
      settings: { path: 'circle', link: '{ url: /contact/ }' },
      example: galleryWidget('7e10002', 'text-path', {
        text: 'Cut, ground and set by hand · ask us how · made to stand for a hundred summers · ',
        path: 'circle',
        link: { url: '/contact/' },
      }),
    },
    {
      heading: 'Along an arc, from a quarter of it on',
      settings: { path: 'arc', start_point: '25 %' },
      example: galleryWidget('7e10003', 'text-path', {
        text: 'Up and down again',
        path: 'arc',
        start_point: { size: 25, unit: '%' },
      }),
    },
  ],
};
