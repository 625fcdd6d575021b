import type { Widget } from '../../parts/element/Widget.ts';
import { PostInfo } from './PostInfo.tsx';
import { postInfoFields } from './post-info.fields.ts';
import { postInfoRowStyle, postInfoStyle } from './post-info.style.ts';

export const widget: Widget = {
  type: 'post-info',
  Render: PostInfo,
  style: postInfoStyle,
  rowStyle: { rows: 'icon_list', part: ' .elementor-post-info__row-{row}', style: postInfoRowStyle },
  editor: {
    label: 'Post info',
    category: 'site',
    keywords: ['meta', 'author', 'date', 'comments', 'categories'],
    order: 17,
    icon: 'M4 7h3M10 7h10M4 12h3M10 12h10M4 17h3M10 17h6',
    fields: postInfoFields,
    defaults: {
      settings: {
        view: 'inline',
        icon_list: ['author', 'date', 'time', 'comments'].map((type) => ({ type })),
      },
      rows: {
        icon_list: {
          ...{ type: 'date', link: 'yes', show_icon: 'default' },
          ...{ date_format: 'default', time_format: 'default' },
        },
      },
    },
    newSettings: {
      view: 'inline',
      icon_list: ['author', 'date', 'comments'].map((type) => ({ type, link: 'yes', show_icon: 'default' })),
    },
  },
  examples: () => import('./post-info.gallery.ts'),
};
