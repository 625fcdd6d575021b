import { number, rows, siteChoice, text, textarea, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { pagingFields } from '../posts/posts.fields.ts';
import { LoopGrid } from './LoopGrid.tsx';
import { loopFields } from './loop.fields.ts';
import { alternativeStyle, loopGridStyle } from './loop-grid.style.ts';

export const widget: Widget = {
  type: 'loop-grid',
  Render: LoopGrid,
  style: loopGridStyle,
  rowStyle: { rows: 'alternate_templates', part: ' .e-loop-row-{row}', style: alternativeStyle },
  editor: {
    label: 'Loop',
    category: 'site',
    keywords: ['posts', 'grid', 'blog', 'template'],
    order: 4,
    icon: 'M4 4h7v7h-7zM13 4h7v7h-7zM4 13h7v7h-7zM16 14a3 3 0 1 1 -2 5M14 16v3h3',
    fields: [
      ...loopFields,
      toggle('masonry', 'Masonry'),
      toggle('alternate_template', 'Alternate templates'),
      rows('alternate_templates', 'Templates', {
        title: 'template_id',
        rowLabel: 'Template',
        newRow: { repeat_template: 2 },
        fields: [
          siteChoice('template_id', 'Drawn by', 'loop-items', { none: 'Nothing yet' }),
          number('repeat_template', 'Position in grid', { min: 1, max: 50 }),
          toggle('show_once', 'Apply once', { isOnAtFirst: true }),
          number('column_span', 'Column span', { min: 1, max: 12 }, { isPerDevice: true }),
        ],
      }),
      ...pagingFields,
      toggle('enable_nothing_found_message', 'Message when there are no posts'),
      textarea('nothing_found_message_text', 'No posts message'),
      text('nothing_found_message_html_tag', 'HTML tag (div, h2)'),
    ],
    defaults: {
      settings: {
        pagination_prev_label: 'Previous',
        pagination_next_label: 'Next',
        nothing_found_message_text: 'It seems that nothing can be found here.',
      },
    },
    newSettings: { columns: '3', columns_tablet: '2', columns_mobile: '1', posts_per_page: 6 },
  },
  examples: () => import('./loop-grid.gallery.ts'),
};
