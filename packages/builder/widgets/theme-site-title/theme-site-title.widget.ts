import { choice, color, link } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import { HEADING_SIZE_NAMES, HEADING_TAG_NAMES } from '../../model/settings/headingTag.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { headingStyle } from '../heading/heading.style.ts';
import { SiteTitle } from './SiteTitle.tsx';

export const widget: Widget = {
  type: 'theme-site-title',
  Render: SiteTitle,
  style: headingStyle,
  editor: {
    label: 'Site name',
    category: 'site',
    keywords: ['brand', 'title'],
    order: 41,
    icon: 'M4 6h16M12 6v13M9 19h6',
    fields: [
      choice('header_size', 'HTML tag', { p: 'Paragraph', ...HEADING_TAG_NAMES }),
      link('link', 'Custom link'),
      choice('size', 'Size', HEADING_SIZE_NAMES),
      alignment(),
      color('title_color', 'Colour'),
      ...typography(),
    ],
    newSettings: { header_size: 'p' },
  },
  examples: () => import('./theme-site-title.gallery.ts'),
};
