import { PLACEHOLDER_PICTURE, SHORT_LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { AuthorBox } from './AuthorBox.tsx';
import { authorBoxFields } from './author-box.fields.ts';
import { authorBoxStyle } from './author-box.style.ts';

export const widget: Widget = {
  type: 'author-box',
  Render: AuthorBox,
  style: authorBoxStyle,
  typeset: ['author_bio'],
  editor: {
    label: 'Author box',
    category: 'site',
    keywords: ['biography', 'person', 'writer'],
    order: 19,
    icon: 'M4 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M15 9h6M15 12h6M15 15h4',
    fields: authorBoxFields,
    defaults: {
      settings: {
        ...{ source: 'current', show_avatar: 'yes', show_name: 'yes', show_biography: 'yes' },
        ...{ author_avatar: PLACEHOLDER_PICTURE, author_name: 'John Doe', author_bio: SHORT_LOREM_IPSUM },
        link_text: 'All Posts',
      },
    },
    newSettings: { source: 'current', show_avatar: 'yes', show_name: 'yes', show_biography: 'yes' },
  },
  examples: () => import('./author-box.gallery.ts'),
};
