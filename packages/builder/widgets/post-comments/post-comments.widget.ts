import type { Widget } from '../../parts/element/Widget.ts';
import { PostComments } from './PostComments.tsx';

export const widget: Widget = {
  type: 'post-comments',
  Render: PostComments,
  editor: {
    label: 'Post comments',
    category: 'site',
    order: 16,
    icon: 'M4 5h16v11h-9l-4 4v-4h-3z',
    fields: [],
    newSettings: {},
  },
  examples: () => import('./post-comments.gallery.ts'),
};
