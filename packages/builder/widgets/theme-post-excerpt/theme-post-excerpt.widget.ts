import { color } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { postContentStyle } from '../theme-post-content/theme-post-content.style.ts';
import { PostExcerpt } from './PostExcerpt.tsx';

export const widget: Widget = {
  type: 'theme-post-excerpt',
  Render: PostExcerpt,
  style: postContentStyle,
  editor: {
    label: 'Excerpt of the post',
    category: 'site',
    order: 13,
    icon: 'M4 6h16M4 10h12',
    fields: [alignment(), color('text_color', 'Colour'), ...typography()],
    newSettings: { align: 'start' },
  },
};
