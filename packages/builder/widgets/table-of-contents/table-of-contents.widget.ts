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
    label: 'Table of contents',
    category: 'site',
    keywords: ['toc', 'contents', 'headings'],
    order: 40,
    icon: 'M9 6h11M12 12h8M12 18h8M4 6h.01M7 12h.01M7 18h.01',
    fields: [
      text('title', 'Title'),
      choice('html_tag', 'Title tag', HEADING_TAG_NAMES),
      text('container', 'Container', {
        placeholder: '.article',
        help: 'A class or ID that contains the headings.',
      }),
      text('exclude_headings_by_selector', 'Leave out', {
        placeholder: '.plain, #notes',
        help: 'Classes and IDs of headings to leave out, or of what contains them.',
      }),
      choice('marker_view', 'Markers', { numbers: 'Numbers', bullets: 'Bullets' }),
      toggle('hierarchical_view', 'Nested list', { isOnAtFirst: true }),
      toggle('minimize_box', 'Collapsible', { isOnAtFirst: true }),
      choice('minimized_on', 'Collapsed at first', {
        tablet: 'On tablets and phones',
        mobile: 'On phones',
        desktop: 'Everywhere',
        '': 'Nowhere',
      }),
      toggle('collapse_subitems', 'Collapse subheadings'),
      icon('expand_icon', 'Expand icon'),
      icon('collapse_icon', 'Collapse icon'),
      icon('icon', 'Bullet icon', { isShown: ({ marker_view }) => marker_view === 'bullets' }),
      text('no_headings_message', 'Message when there are no headings'),
      color('background_color', 'Background'),
      color('header_text_color', 'Title'),
      color('item_text_color_normal', 'Link colour'),
      color('item_text_color_active', 'Current heading'),
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
