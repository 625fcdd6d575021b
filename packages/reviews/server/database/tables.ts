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
  /** What the provider calls the place. */
  provider_place: string;
  language: string;
  name: string;
  url: string | null;
  photo: string | null;
  rating: number | null;
  review_count: number | null;
  refreshes: number;
  /** Epoch milliseconds of the last answer that could be used, and of the last try. */
  fetched_at: number | null;
  tried_at: number | null;
  /** Why the last try came to nothing, in a sentence; `null` when it did not. */
  problem: string | null;
  /** Tries in a row that came to nothing. */
  failures: number;
}

interface ReviewTable {
  id: Generated<number>;
  place: number;
  review_key: string;
  provider: string;
  rating: number;
  text: string;
  /** What the author wrote, where `text` is a translation. */
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
