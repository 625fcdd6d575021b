export type { ReviewsServer } from './createReviews.ts';
export { createReviews } from './createReviews.ts';
export { REVIEWS_TAG } from './feed/createFeeds.ts';
export { reviewsMigrations } from './migrations.ts';
