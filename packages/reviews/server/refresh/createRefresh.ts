import type { Ports } from '@portico/kernel/server';
import { storeCollected } from '../database/storeCollected.ts';
import type { PlaceRow, ReviewsTables } from '../database/tables.ts';
import { REVIEWS_TAG } from '../feed/createFeeds.ts';
import type { Pictures } from '../pictures/createPictures.ts';
import type { GoogleSource } from '../providers/googlePlaces.ts';
import { type Collected, ProviderError, type ReviewProvider } from '../providers/ReviewProvider.ts';
import { nextRefreshAt } from './refreshDue.ts';

export interface RefreshResult {
  readonly added: number;
  readonly changed: number;
  readonly skipped: readonly string[];
}

export interface Refresh {
  /** Queries the provider of a place now. Throws a `ProviderError`; what the place had before stays. */
  refresh(place: PlaceRow, signal: AbortSignal): Promise<RefreshResult>;
  /** Stores what a provider returned and updates everything that depends on it. */
  keep(place: PlaceRow, provider: string, collected: Collected): Promise<RefreshResult>;
}

const QUEUE = 'review-refresh';
const LOOK_EVERY_MS = 15 * 60 * 1000;

/** Fetches reviews from providers, on demand and on a schedule. */
export function createRefresh(
  { database, clock, content, jobs, log }: Ports,
  pictures: Pictures,
  google: ReviewProvider<GoogleSource>,
): Refresh {
  const tables = () => database.tables<ReviewsTables>();

  async function keep(place: PlaceRow, provider: string, collected: Collected): Promise<RefreshResult> {
    return database.transaction(async (transaction) => {
      const source = { id: place.id, providerPlace: place.provider_place };
      const stored = await storeCollected(transaction, source, provider, collected);
      await pictures.note(
        transaction,
        collected.reviews.flatMap(({ avatar, photos }) => [...(avatar ? [avatar] : []), ...photos]),
      );
      await transaction
        .tables<ReviewsTables>()
        .updateTable('review_places')
        .set({ fetched_at: clock.now(), tried_at: clock.now(), problem: null, failures: 0 })
        .where('id', '=', place.id)
        .execute();
      await content.touch(transaction, [REVIEWS_TAG]);
      return { ...stored, skipped: collected.skipped };
    });
  }

  async function refresh(place: PlaceRow, signal: AbortSignal): Promise<RefreshResult> {
    try {
      const source = { placeId: place.provider_place, language: place.language };
      return await keep(place, google.name, await google.collect(source, signal));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await tables()
        .updateTable('review_places')
        .set({ tried_at: clock.now(), problem: error.message, failures: place.failures + 1 })
        .where('id', '=', place.id)
        .execute();
      log.warn({ place: place.id, failures: place.failures + 1 }, 'A place could not be refreshed');
      throw error;
    }
  }

  jobs.register(QUEUE, async (_payload, { signal }) => {
    const places = await tables()
      .selectFrom('review_places')
      .selectAll()
      .where('provider', '=', google.name)
      .where('refreshes', '=', 1)
      .orderBy('tried_at')
      .execute();
    for (const place of places) {
      if (signal.aborted) return;
      if (nextRefreshAt(place) > clock.now()) continue;
      // The reason is stored with the place; one failing place does not affect the next.
      await refresh(place, signal).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
      });
    }
  });
  jobs.every(QUEUE, LOOK_EVERY_MS);

  return { refresh, keep };
}
