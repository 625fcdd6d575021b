import { color } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PostContent } from './PostContent.tsx';
import { postContentStyle } from './theme-post-content.style.ts';

export const widget: Widget = {
  type: 'theme-post-content',
  Render: PostContent,
  style: postContentStyle,
  editor: {
    label: 'Post content',
    category: 'site',
    order: 12,
    icon: 'M4 6h16M4 10h16M4 14h16M4 18h10',
    fields: [alignment(), color('text_color', 'Text colour'), ...typography()],
    newSettings: { align: 'start' },
  },
};
