import { choice } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbsStyle } from './breadcrumbs.style.ts';

export const widget: Widget = {
  type: 'breadcrumbs',
  Render: Breadcrumbs,
  style: breadcrumbsStyle,
  editor: {
    label: 'Breadcrumbs',
    category: 'site',
    keywords: ['way', 'path', 'navigation'],
    order: 17,
    icon: 'M3 12h4M9 9l3 3l-3 3M13 12h3M18 9l3 3l-3 3',
    fields: [
      choice('html_tag', 'HTML element', {
        nav: 'Navigation',
        div: 'Box',
        span: 'Inline text',
        p: 'Paragraph',
      }),
    ],
    newSettings: {},
  },
  examples: () => import('./breadcrumbs.gallery.ts'),
};
