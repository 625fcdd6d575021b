import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const SLIDES = [
  {
    content: 'The first winter, and not one joint has moved.',
    image: { url: '/samples/breakfast.svg', alt: '' },
    name: 'Maud Ellery',
    title: 'Gardener',
  },
  { content: 'They measured twice and charged once.', name: 'Tom Lacey', title: 'Head of a school' },
  {
    content: 'I had forgotten how quiet a house with whole windows is.',
    image: { url: '/samples/harbour.svg', alt: '' },
    name: 'Ines Marchetti',
    title: 'Translator',
  },
];

export const examples: WidgetExamples = {
  title: 'Testimonials and slides',
  summary: 'Rows of slides that hold words, pictures and buttons.',
  sections: [
    {
      heading: 'One at a time',
      settings: { slides_per_view: '1', autoplay: '' },
      example: galleryWidget('dc40001', 'testimonial-carousel', { slides: SLIDES, autoplay: '' }),
    },
    {
      heading: 'Two at a time, in bubbles, with the picture above the name',
      settings: { slides_per_view: '2', skin: 'bubble', layout: 'image_stacked' },
      example: galleryWidget('dc40002', 'testimonial-carousel', {
        slides: SLIDES,
        slides_per_view: '2',
        skin: 'bubble',
        layout: 'image_stacked',
        autoplay: '',
        loop: '',
        space_between: { size: 20, unit: 'px' },
      }),
    },
    {
      heading: 'Slides',
      settings: { navigation: 'both', autoplay: '' },
      example: galleryWidget('dc40003', 'slides', {
        autoplay: '',
        slides: [
          {
            heading: 'Chairs that last',
            description: 'Houses for books, boats and people.',
            button_text: 'See them',
            link: { url: '/' },
            background_color: '#1d3b34',
            background_image: { url: '/samples/lighthouse.svg' },
            background_overlay: 'yes',
            background_overlay_color: 'rgba(0,0,0,0.55)',
          },
          {
            heading: 'Mended in a morning',
            description: 'Most repairs take less than an hour.',
            background_color: '#7a2f18',
            button_text: 'Ask for a visit',
            link: { url: '/' },
          },
        ],
      }),
    },
  ],
};
