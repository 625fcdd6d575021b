import { parsedJson } from '@portico/kernel/records';
import type { Clock, Database } from '@portico/kernel/server';
import type { ReviewsProps } from '../../ui/ReviewsProps.ts';
import type { FeedDraft, FeedOptions } from '../../wire/admin.ts';
import { LARGEST_BATCH } from '../../wire/public.ts';
import type { PlaceRow, ReviewsTables } from '../database/tables.ts';
import { feedProps } from './feedProps.ts';
import { feedStyles } from './feedStyles.ts';
import { parseFeedOptions, readPlaces } from './parseFeedOptions.ts';
import { selectReviews } from './selectReviews.ts';
import { structuredData } from './structuredData.ts';

export interface ShownFeed {
  readonly props: ReviewsProps;
  /** JSON-LD, if the feed has it enabled. */
  readonly structuredData: string | null;
}

/** Feeds, read for a page. */
export interface Feeds {
  list(): Promise<readonly { readonly id: number; readonly title: string }[]>;
  /** The first page of a feed; `null` if there is none with this ID. */
  show(id: number): Promise<ShownFeed | null>;
  /** A feed that is being edited. */
  preview(draft: Pick<FeedDraft, 'places' | 'options'>): Promise<ShownFeed>;
  /** The style sheet of a feed; `null` if there is no such feed. */
  styles(id: number): Promise<string | null>;
  /** Further cards of a feed. */
  more(id: number, offset: number, size: number): Promise<ReviewsProps | null>;
}

/** The cache tag of every page that shows reviews. */
export const REVIEWS_TAG = 'reviews';

export function createFeeds(
  database: Database,
  clock: Clock,
  picture: (url: string, size: number) => string,
): Feeds {
  const tables = () => database.tables<ReviewsTables>();

  async function read(id: number): Promise<{ places: number[]; options: FeedOptions } | null> {
    const row = await tables().selectFrom('review_feeds').selectAll().where('id', '=', id).executeTakeFirst();
    return row
      ? { places: readPlaces(row.places), options: parseFeedOptions(parsedJson(row.options)) }
      : null;
  }

  async function content(
    feedId: string,
    { places: ids, options }: { places: readonly number[]; options: FeedOptions },
    range: { offset: number; size: number },
  ): Promise<ShownFeed> {
    const { rows, count } = await selectReviews(database, ids, options, range);
    const places = await placesOf(ids);
    return {
      props: feedProps({ feedId, options, places, reviews: rows, count, now: clock.now(), picture }),
      structuredData: options.hasStructuredData ? structuredData(places[0], count) : null,
    };
  }

  async function placesOf(ids: readonly number[]): Promise<PlaceRow[]> {
    if (ids.length === 0) return [];
    const rows = await tables().selectFrom('review_places').selectAll().where('id', 'in', ids).execute();
    const ratings = await ownRatings(rows.filter(({ rating }) => rating === null).map(({ id }) => id));
    return ids.flatMap((id) => {
      const row = rows.find((one) => one.id === id);
      return row ? { ...row, rating: row.rating ?? ratings.get(id) ?? null } : [];
    });
  }

  /** The average of manual and imported reviews, if no provider supplies a rating. */
  async function ownRatings(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await tables()
      .selectFrom('reviews')
      .select(({ fn }) => ['place', fn.avg<number>('rating').as('average')])
      .where('place', 'in', ids)
      .where('is_hidden', '=', 0)
      .groupBy('place')
      .execute();
    return new Map(rows.map(({ place, average }) => [place, Number(average)]));
  }

  return {
    list: () => tables().selectFrom('review_feeds').select(['id', 'title']).orderBy('id').execute(),
    async show(id) {
      const feed = await read(id);
      return feed && content(String(id), feed, { offset: 0, size: firstPage(feed.options) });
    },
    preview: (draft) => content('0', draft, { offset: 0, size: firstPage(draft.options) }),
    async styles(id) {
      const feed = await read(id);
      return feed && feedStyles(String(id), feed.options);
    },
    async more(id, offset, size) {
      const feed = await read(id);
      return feed && (await content(String(id), feed, { offset, size: Math.min(size, LARGEST_BATCH) })).props;
    },
  };
}

/** A slider starts with enough for its widest row; "all" is still limited to what a page can handle. */
function firstPage({ layout, pagination }: FeedOptions): number {
  if (layout === 'slider') return Math.max(pagination, SMALLEST_SLIDER);
  return pagination || LARGEST_FIRST_PAGE;
}

const SMALLEST_SLIDER = 10;
const LARGEST_FIRST_PAGE = 1_000;
