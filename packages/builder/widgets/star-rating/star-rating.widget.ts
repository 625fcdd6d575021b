import { choice, color, number, size, text } from '../../model/fields/Field.ts';
import { alignment } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { StarRating } from './StarRating.tsx';
import { starRatingStyle } from './star-rating.style.ts';

export const widget: Widget = {
  type: 'star-rating',
  Render: StarRating,
  style: starRatingStyle,
  editor: {
    label: 'Star rating',
    category: 'numbers',
    keywords: ['rating', 'score'],
    order: 41,
    icon: 'M12 3l2.700 5.600l6.300 .9l-4.500 4.300l1 6.200l-5.500 -2.900l-5.500 2.900l1 -6.200l-4.500 -4.300l6.300 -.9z',
    fields: [
      number('rating', 'Stars', { min: 0, max: 10, step: 0.1 }),
      choice('rating_scale', 'Scale', { 5: 'Five', 10: 'Ten' }),
      text('title', 'Title'),
      choice('unmarked_star_style', 'Unmarked stars', { solid: 'Filled', outline: 'Outlines' }),
      alignment(),
      size('icon_size', 'Size', { units: ['px', 'em'] }),
      color('stars_color', 'Stars'),
      color('stars_unmarked_color', 'Unmarked stars'),
    ],
    newSettings: { rating: 5, rating_scale: '5' },
  },
  examples: () => import('./star-rating.gallery.ts'),
};
