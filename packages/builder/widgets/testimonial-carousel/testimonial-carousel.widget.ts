import {
  choice,
  color,
  media,
  number,
  rows,
  size,
  text,
  textarea,
  toggle,
} from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';
import { LOREM_IPSUM, PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';
import { testimonialCarouselStyle } from './testimonial-carousel.style.ts';

export const widget: Widget = {
  type: 'testimonial-carousel',
  Render: TestimonialCarousel,
  style: testimonialCarouselStyle,
  editor: {
    label: 'Several testimonials',
    category: 'media',
    keywords: ['quotes', 'slider', 'customers'],
    order: 34,
    icon: 'M5 5h14v10h-8l-4 4v-4h-2zM3 22h.01M12 22h.01M21 22h.01M9 9h6M9 11.500h4',
    fields: [
      rows('slides', 'Testimonials', {
        title: 'name',
        rowLabel: 'Testimonial',
        newRow: { content: 'What was said.', name: 'Somebody', title: 'Customer', image: { url: '' } },
        fields: [
          textarea('content', 'Words'),
          media('image', 'Picture'),
          text('name', 'Name'),
          text('title', 'What they are'),
        ],
      }),
      ...coverSize('image_size'),
      choice('skin', 'Look', { default: 'Plain', bubble: 'Speech bubble' }),
      choice('layout', 'Picture', {
        image_inline: 'Beside the name',
        image_stacked: 'Above the name',
        image_above: 'Above the words',
        image_left: 'At the start',
        image_right: 'At the end',
      }),
      number('slides_per_view', 'At a time', { min: 1, max: 6 }, { isPerDevice: true }),
      toggle('show_arrows', 'Arrows', { isOnAtFirst: true }),
      choice('pagination_position', 'Place of the dots', { outside: 'Below', inside: 'Inside' }),
      choice('pagination', 'Dots', { bullets: 'Dots', fraction: 'Numbers', progressbar: 'Bar', '': 'None' }),
      toggle('loop', 'Begins again after the last', { isOnAtFirst: true }),
      toggle('autoplay', 'Moves by itself', { isOnAtFirst: true }),
      number('autoplay_speed', 'Milliseconds for each', { min: 500, max: 60_000, step: 500 }),
      size('space_between', 'Gap', { units: ['px'], max: 100 }),
      color('slide_background_color', 'Background'),
      color('content_color', 'Words'),
      color('name_color', 'Names'),
      color('title_color', 'What they are'),
    ],
    defaults: {
      settings: {
        slides: [1, 2, 3].map(() => ({
          content: LOREM_IPSUM,
          name: 'John Doe',
          title: 'CEO',
          image: PLACEHOLDER_PICTURE,
        })),
      },
      rows: { slides: { name: 'John Doe', title: 'CEO', image: PLACEHOLDER_PICTURE } },
    },
    newSettings: {
      slides_per_view: '1',
      autoplay: '',
      slides: [
        {
          content: 'The first winter, and not one pane has moved.',
          name: 'Maud Ellery',
          title: 'Gardener',
          image: { url: '' },
        },
        {
          content: 'They measured twice and charged once.',
          name: 'Tom Lacey',
          title: 'Head of a school',
          image: { url: '' },
        },
      ],
    },
    restarts: true,
  },
  examples: () => import('./testimonial-carousel.gallery.ts'),
};
