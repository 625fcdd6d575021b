import type { Widget } from '../../parts/element/Widget.ts';
import { PostTitle } from '../../parts/post/PostTitle.tsx';
import { pageTitleFields } from '../../parts/post/pageTitleFields.ts';
import { headingStyle } from '../heading/heading.style.ts';

export const widget: Widget = {
  type: 'theme-post-title',
  Render: PostTitle,
  style: headingStyle,
  editor: {
    label: 'Post title',
    category: 'site',
    order: 10,
    icon: 'M4 6h16M12 6v13M9 19h6',
    fields: pageTitleFields,
    newSettings: { header_size: 'h1' },
  },
};
