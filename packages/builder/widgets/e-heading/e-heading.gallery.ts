import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import type { BuilderElement } from '../../wire/public.ts';

const word = (value: string) => ({ $$type: 'string', value });
const link = { $$type: 'link', value: { destination: { $$type: 'url', value: '/' } } };

const box = (
  elType: BuilderElement['elType'],
  id: string,
  elements: readonly BuilderElement[],
  more: Partial<BuilderElement> = {},
): BuilderElement => ({ id, elType, settings: {}, elements, ...more });
const words = (id: string, text: string, tag = 'span'): BuilderElement =>
  galleryWidget(id, 'e-paragraph', { paragraph: word(text), tag: word(tag) });

export const examples: WidgetExamples = {
  page: 'atomic',
  sections: [
    {
      heading: 'Words, pictures, a line',
      note: 'Each is a single tag, styled by classes of the page and of the site.',
      settings: { title: '{ $$type: string, value }' },
      example: [
        galleryWidget('dc00001', 'e-heading', { title: word('Ash and oak'), tag: word('h3'), link }),
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
                value: { id: null, url: { $$type: 'url', value: '/samples/breakfast.svg' } },
              },
              alt: word('A cup of coffee and an apple'),
            },
          },
        }),
        galleryWidget('dc00005', 'e-svg', {
          svg: { $$type: 'svg-src', value: { url: { $$type: 'url', value: '/samples/brush.svg' } } },
        }),
        galleryWidget('dc00006', 'e-button', { text: word('Press me'), link }),
      ],
    },
    {
      heading: 'Without values',
      note: 'A value that a document leaves out is Elementor’s default.',
      example: ['e-paragraph', 'e-button', 'e-image', 'e-svg'].map((type, index) =>
        galleryWidget(`dc0000${'abcd'[index]}`, type, {}),
      ),
    },
    {
      heading: 'Videos',
      note: 'One from YouTube, loaded only when the visitor plays it, and one of the site’s own files.',
      example: [
        galleryWidget('dc00007', 'e-youtube', {
          source: word('https://www.youtube.com/watch?v=XHOmBV4js_E'),
        }),
        galleryWidget('dc00008', 'e-self-hosted-video', {
          source: { $$type: 'video-src', value: { url: { $$type: 'url', value: '/samples/glass.webm' } } },
        }),
      ],
    },
    {
      heading: 'Tabs',
      note: 'Arrows move between tabs; without scripts all panels are there.',
      example: box('e-tabs', 'dc01000', [
        box('e-tabs-menu', 'dc01001', [
          box('e-tab', 'dc01002', [words('dc01003', 'Oak')]),
          box('e-tab', 'dc01004', [words('dc01005', 'Ash')]),
        ]),
        box('e-tabs-content-area', 'dc01006', [
          box('e-tab-content', 'dc01007', [words('dc01008', 'Oak comes from the forest.', 'p')]),
          box('e-tab-content', 'dc01009', [words('dc0100a', 'Ash comes from the hedge.', 'p')]),
        ]),
      ]),
    },
    {
      heading: 'Accordion',
      example: box('e-accordion', 'dc02000', [
        box('e-accordion-item', 'dc02001', [
          box('e-accordion-item-header', 'dc02002', [
            box('e-accordion-item-title', 'dc02003', [words('dc02004', 'How long does it take?')]),
          ]),
          box('e-accordion-item-content', 'dc02005', [words('dc02006', 'Six weeks as a rule.', 'p')]),
        ]),
        box('e-accordion-item', 'dc02007', [
          box('e-accordion-item-header', 'dc02008', [
            box('e-accordion-item-title', 'dc02009', [words('dc0200a', 'Do you come to us?')]),
          ]),
          box('e-accordion-item-content', 'dc0200b', [words('dc0200c', 'Gladly.', 'p')]),
        ]),
      ]),
    },
    {
      heading: 'A grid',
      example: box('e-grid', 'dc03000', [
        words('dc03001', 'One', 'p'),
        words('dc03002', 'Two', 'p'),
        words('dc03003', 'Three', 'p'),
      ]),
    },
    {
      heading: 'A video behind a box',
      example: box(
        'e-background-video',
        'dc04000',
        [
          box('e-background-video-content', 'dc04001', [words('dc04002', 'Words over it', 'p')]),
          box('e-background-video-controls', 'dc04003', [
            box('e-background-video-play', 'dc04004', [words('dc04005', 'Play')]),
            box('e-background-video-pause', 'dc04006', [words('dc04007', 'Pause')]),
          ]),
        ],
        {
          settings: {
            source: { $$type: 'video-src', value: { url: { $$type: 'url', value: '/samples/glass.webm' } } },
          },
        },
      ),
    },
  ],
};
