import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Sitemap',
      example: galleryWidget('dc34001', 'sitemap', {
        sitemap_items: [
          { sitemap_type_selector: 'post_type', sitemap_source_post_type: 'page', sitemap_title: 'Pages' },
          { sitemap_type_selector: 'post_type', sitemap_source_post_type: 'post', sitemap_title: 'Posts' },
        ],
      }),
    },
  ],
};
