export type { ReviewsNeeds, ReviewsServer } from './createReviews.ts';
export { createReviews } from './createReviews.ts';
export type { Feeds, ShownFeed } from './feed/createFeeds.ts';
export { REVIEWS_TAG } from './feed/createFeeds.ts';
export { reviewsMigrations } from './migrations.ts';
