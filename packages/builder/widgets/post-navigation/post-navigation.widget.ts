import { color, icon, size, text, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PostNavigation } from './PostNavigation.tsx';
import { postNavigationStyle } from './post-navigation.style.ts';

const arrow = (end: string): object => ({ value: `fas fa-angle-${end}`, library: 'fa-solid' });

const BEGINS = {
  ...{ show_label: 'yes', prev_label: 'Previous', next_label: 'Next' },
  ...{ show_arrow: 'yes', arrow_previous_icon: arrow('left'), arrow_next_icon: arrow('right') },
  ...{ show_title: 'yes', show_borders: 'yes' },
};

export const widget: Widget = {
  type: 'post-navigation',
  Render: PostNavigation,
  style: postNavigationStyle,
  editor: {
    label: 'Post navigation',
    category: 'site',
    keywords: ['previous', 'next', 'navigation'],
    order: 18,
    icon: 'M9 6l-6 6 6 6M15 6l6 6-6 6',
    fields: [
      toggle('show_label', 'Labels', { isOnAtFirst: true }),
      text('prev_label', 'Previous label'),
      text('next_label', 'Next label'),
      toggle('show_arrow', 'Arrows', { isOnAtFirst: true }),
      icon('arrow_previous_icon', 'Previous arrow'),
      icon('arrow_next_icon', 'Next arrow'),
      toggle('show_title', 'Post titles', { isOnAtFirst: true }),
      toggle('show_borders', 'Borders', { isOnAtFirst: true }),
      color('label_color', 'Label colour'),
      color('text_color', 'Titles'),
      color('arrow_color', 'Arrows'),
      size('arrow_size', 'Arrow size'),
      color('sep_color', 'Border colour'),
    ],
    defaults: { settings: BEGINS },
    newSettings: BEGINS,
  },
  examples: () => import('./post-navigation.gallery.ts'),
};
