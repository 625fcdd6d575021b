/** The wire of further reviews: only a page that does not show them all speaks it. */
import { countOf, recordOf } from './protocol.ts';

/** Where this site answers with further reviews of a feed. */
export const MORE_REVIEWS_PATH = '/wp-json/portico/v1/reviews';

/** Where this site has the sheet of a feed, `{id}.css`. */
export const FEED_STYLES_PATH = '/wp-json/portico/v1/review-styles';

export const LARGEST_BATCH = 50;

export interface MoreReviews {
  /** How many reviews the feed has. */
  readonly count: number;
  /** How many of them the page has with these. */
  readonly offset: number;
  /** The cards. */
  readonly html: string;
}

/** The answer with further reviews, or `null` for anything else that an address may answer. */
export function parseMoreReviews(body: unknown): MoreReviews | null {
  const answer = recordOf(body);
  if (typeof answer.html !== 'string' || answer.count === undefined) return null;
  return { count: countOf(answer.count), offset: countOf(answer.offset), html: answer.html };
}
