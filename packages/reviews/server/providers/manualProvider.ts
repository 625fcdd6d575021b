import { providedReview, type RawReview } from './providedReview.ts';
import { ProviderError, type ReviewProvider } from './ReviewProvider.ts';

/** A review that is typed in: from a guest book, a letter, a telephone call. */
export const manualProvider: ReviewProvider<RawReview> = {
  name: 'manual',
  async collect(source) {
    const review = providedReview(source);
    if (typeof review === 'string') throw new ProviderError(review, false);
    return { place: {}, reviews: [review], skipped: [] };
  },
};
