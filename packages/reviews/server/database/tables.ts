import type { Generated, Selectable } from 'kysely';

export interface ReviewsTables {
  review_places: PlaceTable;
  reviews: ReviewTable;
  review_feeds: FeedTable;
  review_pictures: { id: string; url: string };
  review_settings: { name: string; value: string };
  review_provider_calls: { day: number; calls: number };
}

interface PlaceTable {
  id: Generated<number>;
  provider: string;
  /** The provider's ID of the place. */
  provider_place: string;
  language: string;
  name: string;
  url: string | null;
  photo: string | null;
  rating: number | null;
  review_count: number | null;
  refreshes: number;
  /** Epoch milliseconds of the last usable response, and of the last attempt. */
  fetched_at: number | null;
  tried_at: number | null;
  /** Why the last attempt failed, as a sentence; `null` if it did not. */
  problem: string | null;
  /** Failed attempts in a row. */
  failures: number;
}

interface ReviewTable {
  id: Generated<number>;
  place: number;
  review_key: string;
  provider: string;
  rating: number;
  text: string;
  /** What the author wrote, if `text` is a translation. */
  original_text: string | null;
  language: string;
  /** Epoch seconds, like the times in the markup. */
  written_at: number | null;
  author: string;
  author_url: string | null;
  avatar: string | null;
  photos: string;
  reply: string | null;
  replied_at: number | null;
  is_hidden: number;
  is_pinned: number;
}

interface FeedTable {
  id: Generated<number>;
  title: string;
  places: string;
  options: string;
  changed_at: number;
}

export type PlaceRow = Selectable<PlaceTable>;
export type ReviewRow = Selectable<ReviewTable>;
export type FeedRow = Selectable<FeedTable>;
