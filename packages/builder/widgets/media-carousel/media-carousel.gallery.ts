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
    {
      heading: 'One picture at a time, with small ones below',
      settings: { skin: 'slideshow', autoplay: '' },
      example: galleryWidget('dc50002', 'media-carousel', {
        skin: 'slideshow',
        autoplay: '',
        carousel_name: 'A show',
        slides: [
          ...[image('project-octagon', 'The octagon'), image('project-vinery', 'The vinery')],
          ...[image('still-life', 'A still life'), image('project-octagon', 'The octagon again')],
          ...[image('project-vinery', 'The vinery again'), image('still-life', 'Another still life')],
          image('project-octagon', 'The last octagon'),
        ].map((one) => ({ image: one })),
      }),
    },
  ],
};
