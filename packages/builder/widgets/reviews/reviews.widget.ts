import type { Widget } from '../../parts/element/Widget.ts';
import { Reviews } from './Reviews.tsx';
import { reviewsFields } from './reviews.fields.ts';
import { reviewsStyle } from './reviews.style.ts';

export const widget: Widget = {
  type: 'reviews',
  Render: Reviews,
  style: reviewsStyle,
  editor: {
    label: 'Reviews',
    category: 'site',
    keywords: ['ratings', 'stars', 'testimonials', 'customers'],
    order: 4,
    icon: 'M4 4h16v12h-9l-4 4v-4h-3zM12 6.500l1 2.200l2.300 .3l-1.700 1.600l.4 2.300l-2 -1.200l-2 1.200l.4 -2.300l-1.700 -1.600l2.300 -.3z',
    fields: reviewsFields,
    newSettings: { portico_feed: '1' },
  },
  examples: () => import('./reviews.gallery.ts'),
};
