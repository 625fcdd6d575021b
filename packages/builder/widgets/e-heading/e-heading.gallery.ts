import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const word = (value: string) => ({ $$type: 'string', value });
const link = { $$type: 'link', value: { destination: { $$type: 'url', value: '/' } } };

export const examples: WidgetExamples = {
  page: 'atomic',
  sections: [
    {
      heading: 'Words, pictures, a line',
      note: 'Each is one tag; its looks are in classes of the page and of the site.',
      settings: { title: '{ $$type: string, value }' },
      example: [
        galleryWidget('dc00001', 'e-heading', { title: word('Glass and oak'), tag: word('h3'), link }),
        galleryWidget('dc00002', 'e-paragraph', {
          paragraph: word('A paragraph with <strong>strong</strong> words in it.'),
        }),
        galleryWidget('dc00003', 'e-divider', { classes: { $$type: 'classes', value: [] } }),
        galleryWidget('dc00004', 'e-image', {
          image: {
            $$type: 'image',
            value: {
              src: {
                $$type: 'image-src',
                value: { id: null, url: { $$type: 'url', value: '/samples/still-life.svg' } },
              },
              alt: word('A still life'),
            },
          },
        }),
        galleryWidget('dc00005', 'e-svg', {
          svg: { $$type: 'svg-src', value: { url: { $$type: 'url', value: '/samples/tool-plane.svg' } } },
        }),
        galleryWidget('dc00006', 'e-button', { text: word('Press me'), link }),
      ],
    },
    {
      heading: 'Videos',
      note: 'One from YouTube, which waits until it is asked for, and a file of the site’s own.',
      example: [
        galleryWidget('dc00007', 'e-youtube', {
          source: word('https://www.youtube.com/watch?v=XHOmBV4js_E'),
        }),
        galleryWidget('dc00008', 'e-self-hosted-video', {
          source: { $$type: 'video-src', value: { url: { $$type: 'url', value: '/samples/glass.webm' } } },
        }),
      ],
    },
  ],
};
