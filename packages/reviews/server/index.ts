export type { ReviewsOutside, ReviewsServer } from './createReviews.ts';
export { createReviews } from './createReviews.ts';
export { reviewsMigrations } from './database/reviewsMigrations.ts';
export { storeCollected } from './database/storeCollected.ts';
export type { ReviewsTables } from './database/tables.ts';
export type { Feeds, ShownFeed } from './feed/createFeeds.ts';
export { REVIEWS_TAG } from './feed/createFeeds.ts';
export { parseFeedOptions } from './feed/parseFeedOptions.ts';
export type { ProvidedReview } from './providers/ReviewProvider.ts';
