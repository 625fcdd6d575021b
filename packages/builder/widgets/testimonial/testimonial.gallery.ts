import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Testimonial',
      settings: { testimonial_image_position: 'aside, top' },
      example: [
        galleryWidget('da40001', 'testimonial', {
          testimonial_content: 'The first winter, and not one joint has moved.',
          testimonial_image: { url: '/samples/breakfast.svg', alt: '', width: 800, height: 600 },
          testimonial_name: 'Maud Ellery',
          testimonial_job: 'Gardener',
        }),
        galleryWidget('da40002', 'testimonial', {
          testimonial_content: 'They measured twice and charged once.',
          testimonial_name: 'Tom Lacey',
          testimonial_job: 'Head of a school',
          testimonial_image: { url: '' },
          testimonial_image_position: 'top',
          link: { url: '/' },
        }),
      ],
    },
  ],
};
