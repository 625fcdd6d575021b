import { choice, color, icon, size, text, toggle } from '../../model/fields/Field.ts';
import { HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { tableOfContentsStyle } from './table-of-contents.style.ts';

export const widget: Widget = {
  type: 'table-of-contents',
  Render: TableOfContents,
  style: tableOfContentsStyle,
  editor: {
    label: 'Contents of the page',
    category: 'site',
    keywords: ['toc', 'contents', 'headings'],
    order: 40,
    icon: 'M9 6h11M12 12h8M12 18h8M4 6h.01M7 12h.01M7 18h.01',
    fields: [
      text('title', 'Title'),
      choice('html_tag', 'The title is', HEADING_TAG_NAMES),
      text('container', 'Only in', {
        placeholder: '.article',
        help: 'A class or an id of what the headings stand in.',
      }),
      text('exclude_headings_by_selector', 'Without', {
        placeholder: '.plain, #notes',
        help: 'Classes and ids of headings, or of what they stand in.',
      }),
      choice('marker_view', 'Marks', { numbers: 'Numbers', bullets: 'Dots' }),
      toggle('hierarchical_view', 'Smaller headings below larger ones', { isOnAtFirst: true }),
      toggle('minimize_box', 'Can be folded', { isOnAtFirst: true }),
      choice('minimized_on', 'Folded at first', {
        tablet: 'On tablets and phones',
        mobile: 'On phones',
        desktop: 'Everywhere',
        '': 'Nowhere',
      }),
      toggle('collapse_subitems', 'Show smaller headings only where one is'),
      icon('expand_icon', 'Icon to unfold it'),
      icon('collapse_icon', 'Icon to fold it'),
      icon('icon', 'Dot', { isShown: ({ marker_view }) => marker_view === 'bullets' }),
      text('no_headings_message', 'Words without headings'),
      color('background_color', 'Background'),
      color('header_text_color', 'Title'),
      color('item_text_color_normal', 'Links'),
      color('item_text_color_active', 'Where one is'),
      size('border_width', 'Border', { units: ['px'] }),
    ],
    defaults: {
      settings: {
        title: 'Table of Contents',
        no_headings_message: 'No headings were found on this page.',
        icon: { library: 'fa-solid', value: 'fas fa-circle' },
        expand_icon: { library: 'fa-solid', value: 'fas fa-chevron-down' },
        collapse_icon: { library: 'fa-solid', value: 'fas fa-chevron-up' },
      },
    },
    newSettings: {
      title: 'On this page',
      html_tag: 'h4',
      marker_view: 'bullets',
      no_headings_message: 'There are no headings on this page yet.',
    },
  },
  examples: () => import('./table-of-contents.gallery.ts'),
};
