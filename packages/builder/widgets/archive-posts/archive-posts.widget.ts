import { color, textarea } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { pagingFields, skinFields } from '../posts/posts.fields.ts';
import { ArchivePosts } from './ArchivePosts.tsx';
import { archivePostsStyle } from './archive-posts.style.ts';
import { ARCHIVE } from './asPosts.ts';

export const widget: Widget = {
  type: 'archive-posts',
  Render: ArchivePosts,
  style: archivePostsStyle,
  editor: {
    label: 'Archive posts',
    category: 'site',
    keywords: ['archive', 'blog'],
    order: 15,
    icon: 'M4 4h7v7h-7zM13 4h7v7h-7zM4 13h7v7h-7zM13 13h7v7h-7z',
    fields: [
      ...skinFields(ARCHIVE),
      ...pagingFields,
      textarea('nothing_found_message', 'Message when there are no posts'),
      color('nothing_found_color', 'Their colour'),
    ],
    defaults: {
      settings: {
        pagination_type: 'numbers',
        nothing_found_message: 'It seems that nothing can be found here.',
      },
    },
    newSettings: { _skin: 'archive_classic', nothing_found_message: 'There is nothing here yet.' },
  },
  examples: () => import('./archive-posts.gallery.ts'),
};
