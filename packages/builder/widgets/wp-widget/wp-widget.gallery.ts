import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Widgets of WordPress',
      note: 'Search, a text and a picture. Lists of posts, comments and months are filled on a page of a site.',
      example: [
        galleryWidget('dc06001', 'wp-widget-search', { wp: { title: 'Search' } }),
        galleryWidget('dc06002', 'wp-widget-text', {
          wp: { title: 'Hours', text: '<p>Mondays to Fridays</p>' },
        }),
        galleryWidget('dc06003', 'wp-widget-media_image', {
          wp: {
            title: 'A picture',
            url: '/samples/breakfast.svg',
            alt: 'A cup of coffee and an apple',
            width: 400,
            height: 300,
          },
        }),
      ],
    },
  ],
};
