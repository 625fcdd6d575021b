import { choice, color, icon, number, size } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { STAR } from '../../parts/icon/iconClasses.ts';
import { Rating } from './Rating.tsx';
import { ratingStyle } from './rating.style.ts';

export const widget: Widget = {
  type: 'rating',
  Render: Rating,
  style: ratingStyle,
  editor: {
    label: 'Rating',
    category: 'numbers',
    keywords: ['stars', 'score'],
    order: 40,
    icon: 'M12 17.750l-6.200 3.200l1.200 -6.900l-5 -4.800l6.900 -1l3.100 -6.300zM12 3l3.100 6.300l6.900 1l-5 4.800l1.200 6.900',
    fields: [
      number('rating_value', 'Rating', { min: 0, max: 10, step: 0.1 }),
      size('rating_scale', 'Scale', { units: ['px'], max: 10, group: 'content', isPerDevice: false }),
      icon('rating_icon', 'Icon'),
      choice(
        'icon_alignment',
        'Alignment',
        { start: 'Start', center: 'Centre', end: 'End' },
        { group: 'style', isPerDevice: true },
      ),
      size('icon_size', 'Size', { units: ['px', 'em'] }),
      size('icon_gap', 'Gap', { units: ['px', 'em'] }),
      color('icon_color', 'Icons'),
      color('icon_unmarked_color', 'Unmarked icons'),
    ],
    newSettings: { rating_value: 5, rating_icon: STAR },
  },
};
