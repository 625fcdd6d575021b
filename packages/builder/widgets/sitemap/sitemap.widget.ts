import { choice, color, number, rows, text } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Sitemap } from './Sitemap.tsx';
import { sitemapStyle } from './sitemap.style.ts';

const isTerms = ({ sitemap_type_selector: kind }: Settings) => kind === 'taxonomy';
const PAGES = {
  sitemap_type_selector: 'post_type',
  sitemap_source_post_type: 'page',
  sitemap_title: 'Pages',
};
const CATEGORIES = {
  ...{ sitemap_type_selector: 'taxonomy', sitemap_source_taxonomy: 'category' },
  sitemap_title: 'Categories',
};

export const widget: Widget = {
  type: 'sitemap',
  Render: Sitemap,
  style: sitemapStyle,
  editor: {
    label: 'Sitemap',
    category: 'site',
    keywords: ['pages', 'overview', 'index'],
    order: 70,
    icon: 'M3 15m0 2a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2zM15 15m0 2a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2zM9 3m0 2a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2zM6 15v-1a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v1M12 9v3',
    fields: [
      rows('sitemap_items', 'Lists', {
        title: 'sitemap_title',
        rowLabel: 'List',
        newRow: PAGES,
        fields: [
          text('sitemap_title', 'Title'),
          choice('sitemap_type_selector', 'Type', { post_type: 'Pages or posts', taxonomy: 'Terms' }),
          choice(
            'sitemap_source_post_type',
            'Of',
            { page: 'Pages', post: 'Posts' },
            { isShown: (row) => !isTerms(row) },
          ),
          choice(
            'sitemap_source_taxonomy',
            'Of',
            { category: 'Categories', post_tag: 'Tags' },
            { isShown: isTerms },
          ),
          choice(
            'sitemap_orderby_post_type',
            'Order by',
            { post_title: 'Title', post_date: 'Date' },
            { isShown: (row) => !isTerms(row) && row.sitemap_source_post_type !== 'page' },
          ),
          choice('sitemap_order', 'Order', { asc: 'Ascending', desc: 'Descending' }),
        ],
      }),
      number('sitemap_columns', 'Columns', { min: 1, max: 6 }, { isPerDevice: true }),
      choice('sitemap_title_tag', 'Title tag', HEADING_TAG_NAMES),
      color('sitemap_title_color', 'Titles'),
      color('sitemap_list_item_color', 'Links'),
      choice('sitemap_list_item_bullet_style', 'Bullets', {
        disc: 'Discs',
        circle: 'Circles',
        square: 'Squares',
        none: 'None',
      }),
    ],
    defaults: { settings: { sitemap_items: [PAGES, CATEGORIES] } },
    newSettings: { sitemap_items: [PAGES, CATEGORIES] },
  },
  examples: () => import('./sitemap.gallery.ts'),
};
