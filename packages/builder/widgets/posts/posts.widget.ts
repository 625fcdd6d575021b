import type { Widget } from '../../parts/element/Widget.ts';
import { Posts } from './Posts.tsx';
import { pagingFields, postsFields } from './posts.fields.ts';
import { postsStyle } from './posts.style.ts';

export const widget: Widget = {
  type: 'posts',
  Render: Posts,
  style: postsStyle,
  editor: {
    label: 'Posts',
    category: 'site',
    keywords: ['blog', 'articles', 'news'],
    order: 3,
    icon: 'M4 4h7v9h-7zM13 4h7v9h-7zM4 16h7M4 19h5M13 16h7M13 19h5',
    fields: [...postsFields, ...pagingFields],
    newSettings: {
      _skin: 'classic',
      classic_columns: '3',
      classic_posts_per_page: 3,
      classic_excerpt_length: 20,
    },
  },
  examples: () => import('./posts.gallery.ts'),
};
