import { choice, color, link, media, size, text, textarea } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';
import { LOREM_IPSUM, PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Testimonial } from './Testimonial.tsx';
import { testimonialStyle } from './testimonial.style.ts';

export const widget: Widget = {
  type: 'testimonial',
  Render: Testimonial,
  style: testimonialStyle,
  editor: {
    label: 'Testimonial',
    category: 'basic',
    keywords: ['quote', 'customer', 'review'],
    order: 54,
    icon: 'M10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.700 -1.300 4.300 -4 5M19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.700 -1.300 4.300 -4 5',
    fields: [
      textarea('testimonial_content', 'Quote'),
      media('testimonial_image', 'Picture'),
      ...coverSize('testimonial_image'),
      text('testimonial_name', 'Name'),
      text('testimonial_job', 'Job title'),
      link('link', 'Link'),
      choice('testimonial_image_position', 'Picture position', {
        aside: 'Beside the name',
        top: 'Above the name',
      }),
      choice(
        'testimonial_alignment',
        'Alignment',
        { start: 'Start', center: 'Centre', end: 'End' },
        { group: 'style', isPerDevice: true },
      ),
      size('image_size', 'Picture size', { units: ['px'] }),
      color('content_content_color', 'Text colour'),
      color('name_text_color', 'Name'),
      color('job_text_color', 'Job title'),
    ],
    defaults: {
      settings: {
        testimonial_content: LOREM_IPSUM,
        testimonial_image: PLACEHOLDER_PICTURE,
        testimonial_name: 'John Doe',
        testimonial_job: 'Designer',
      },
    },
    newSettings: {
      testimonial_content: 'They came when they said they would.',
      testimonial_name: 'A customer',
      testimonial_job: '',
      testimonial_image: { url: '' },
    },
  },
  examples: () => import('./testimonial.gallery.ts'),
};
