import type { Widget } from '../../parts/element/Widget.ts';
import { PostTitle } from '../../parts/post/PostTitle.tsx';
import { pageTitleFields } from '../../parts/post/pageTitleFields.ts';
import { headingStyle } from '../heading/heading.style.ts';

export const widget: Widget = {
  type: 'theme-archive-title',
  Render: PostTitle,
  style: headingStyle,
  editor: {
    label: 'Archive title',
    category: 'site',
    order: 14,
    icon: 'M4 6h16M12 6v13M9 19h6',
    fields: pageTitleFields,
    newSettings: { header_size: 'h1' },
  },
  examples: () => import('./theme-archive-title.gallery.ts'),
};
