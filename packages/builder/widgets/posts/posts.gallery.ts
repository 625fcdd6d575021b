import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [
    {
      heading: 'Posts in three columns',
      settings: { classic_columns: '3', classic_posts_per_page: '3' },
      example: galleryWidget('dc30001', 'posts', {
        classic_columns: '3',
        classic_columns_tablet: '2',
        classic_columns_mobile: '1',
        classic_posts_per_page: 3,
        classic_excerpt_length: 18,
      }),
    },
    {
      heading: 'Posts as cards',
      settings: { _skin: 'cards', cards_columns: '2' },
      example: galleryWidget('dc30002', 'posts', {
        _skin: 'cards',
        cards_columns: '2',
        cards_columns_mobile: '1',
        cards_posts_per_page: 2,
        cards_meta_data: ['author', 'date'],
      }),
    },
    {
      heading: 'Picture at the start',
      settings: { classic_thumbnail: 'left', classic_columns: '1' },
      example: galleryWidget('dc30003', 'posts', {
        classic_thumbnail: 'left',
        classic_columns: '1',
        classic_posts_per_page: 2,
        classic_title_tag: 'h4',
        posts_orderby: 'post_title',
        posts_order: 'asc',
        classic_show_read_more: '',
      }),
    },
  ],
};
