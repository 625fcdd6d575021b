import { color } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PostExcerpt } from './PostExcerpt.tsx';
import { postExcerptStyle } from './theme-post-excerpt.style.ts';

export const widget: Widget = {
  type: 'theme-post-excerpt',
  Render: PostExcerpt,
  style: postExcerptStyle,
  editor: {
    label: 'Post excerpt',
    category: 'site',
    order: 13,
    icon: 'M4 6h16M4 10h12',
    fields: [alignment(), color('title_color', 'Colour'), color('link_color', 'Links'), ...typography()],
    newSettings: { align: 'start' },
  },
};
