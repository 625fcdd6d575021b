/** What only a feed with more reviews than its page shows needs, in one chunk. */
export { batchSize } from './batchSize.ts';
export { loadMore } from './loadMore.ts';
export { showMore } from './showMore.ts';
