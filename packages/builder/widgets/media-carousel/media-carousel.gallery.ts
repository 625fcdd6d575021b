import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const image = (name: string, title: string) => ({ url: `/samples/${name}.svg`, alt: title, title });

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Pictures with words over them',
      settings: { slides_per_view: '2', overlay: 'text', autoplay: '' },
      example: galleryWidget('dc50001', 'media-carousel', {
        slides_per_view: '2',
        overlay: 'text',
        autoplay: '',
        slides: [
          { image: image('project-octagon', 'The octagon'), image_link_to_type: 'file' },
          { image: image('project-vinery', 'The vinery'), image_link_to_type: 'file' },
          { image: image('still-life', 'A still life') },
        ],
      }),
    },
  ],
};
