import type { AdminFeature } from '@portico/kernel/admin';
import { IconLayoutCards, IconMapPin, IconStar } from '@tabler/icons-react';

/** The admin screens for reviews: the reviews, the feeds that show them, and their sources. */
export const reviewsAdmin: AdminFeature = {
  name: 'reviews',
  navigation: [
    { label: 'Reviews', to: '/reviews', icon: IconStar, role: 'editor', group: 'visitors', order: 40 },
    {
      label: 'Review feeds',
      to: '/review-feeds',
      icon: IconLayoutCards,
      role: 'editor',
      group: 'content',
      order: 60,
    },
    {
      label: 'Review places',
      to: '/review-places',
      icon: IconMapPin,
      role: 'editor',
      group: 'visitors',
      order: 41,
    },
  ],
  screens: [
    { path: 'reviews', role: 'editor', load: () => import('./reviews/ReviewsScreen.tsx') },
    { path: 'reviews/new', role: 'editor', load: () => import('./reviews/NewReviewScreen.tsx') },
    { path: 'reviews/:id', role: 'editor', load: () => import('./reviews/ReviewScreen.tsx') },
    { path: 'review-feeds', role: 'editor', load: () => import('./feeds/FeedsScreen.tsx') },
    { path: 'review-feeds/new', role: 'editor', load: () => import('./feeds/FeedScreen.tsx') },
    { path: 'review-feeds/:id', role: 'editor', load: () => import('./feeds/FeedScreen.tsx') },
    { path: 'review-places', role: 'editor', load: () => import('./places/PlacesScreen.tsx') },
    { path: 'review-places/new', role: 'editor', load: () => import('./places/NewPlaceScreen.tsx') },
    { path: 'review-places/:id', role: 'editor', load: () => import('./places/PlaceScreen.tsx') },
    {
      path: 'review-settings',
      role: 'administrator',
      load: () => import('./places/ReviewSettingsScreen.tsx'),
    },
  ],
};
