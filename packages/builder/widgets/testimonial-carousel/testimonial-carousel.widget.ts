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
    label: 'Testimonial carousel',
    category: 'media',
    keywords: ['quotes', 'slider', 'customers'],
    order: 34,
    icon: 'M5 5h14v10h-8l-4 4v-4h-2zM3 22h.01M12 22h.01M21 22h.01M9 9h6M9 11.500h4',
    fields: [
      rows('slides', 'Testimonials', {
        title: 'name',
        rowLabel: 'Testimonial',
        newRow: { content: 'Their words.', name: 'Somebody', title: 'Customer', image: { url: '' } },
        fields: [
          textarea('content', 'Quote'),
          media('image', 'Picture'),
          text('name', 'Name'),
          text('title', 'Job title'),
        ],
      }),
      ...coverSize('image_size'),
      choice('skin', 'Style', { default: 'Plain', bubble: 'Speech bubble' }),
      choice('layout', 'Picture position', {
        image_inline: 'Beside the name',
        image_stacked: 'Above the name',
        image_above: 'Above the text',
        image_left: 'Start',
        image_right: 'End',
      }),
      number('slides_per_view', 'Slides shown at once', { min: 1, max: 6 }, { isPerDevice: true }),
      toggle('show_arrows', 'Arrows', { isOnAtFirst: true }),
      choice('pagination_position', 'Dots position', { outside: 'Below', inside: 'Inside' }),
      choice('pagination', 'Dots', { bullets: 'Dots', fraction: 'Numbers', progressbar: 'Bar', '': 'None' }),
      toggle('loop', 'Infinite loop', { isOnAtFirst: true }),
      toggle('autoplay', 'Autoplay', { isOnAtFirst: true }),
      number('autoplay_speed', 'Autoplay speed (milliseconds)', { min: 500, max: 60_000, step: 500 }),
      size('space_between', 'Gap', { units: ['px'], max: 100 }),
      color('slide_background_color', 'Background'),
      color('content_color', 'Text colour'),
      color('name_color', 'Names'),
      color('title_color', 'Job title'),
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
          content: 'Friendly, quick and reliable.',
          name: 'First customer',
          title: 'Their job',
          image: { url: '' },
        },
        {
          content: 'We would choose them again.',
          name: 'Second customer',
          title: 'Their job',
          image: { url: '' },
        },
      ],
    },
    restarts: true,
  },
  examples: () => import('./testimonial-carousel.gallery.ts'),
};
