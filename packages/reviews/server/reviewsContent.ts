import type { FeatureContent } from '@portico/kernel/server';

/** Places with their reviews, and the feeds that show them. */
export const reviewsContent: FeatureContent = {
  tables: [
    {
      name: 'review_places',
      key: ['id'],
      drifting: ['fetched_at', 'tried_at', 'problem', 'failures', 'rating', 'review_count', 'photo', 'url'],
      unique: ['provider_place'],
    },
    {
      name: 'reviews',
      key: ['id'],
      refersTo: { place: 'review_places' },
      dated: ['written_at', 'replied_at', 'review_key'],
      unique: ['review_key'],
    },
    {
      name: 'review_feeds',
      key: ['id'],
      refersTo: { places: 'review_places' },
      dated: ['changed_at'],
      namesOf: ({ id }) => [`[grw id=${id}]`, `[grw id="${id}"]`],
    },
    { name: 'review_pictures', key: ['id'] },
  ],
};
