import type { Clock, ContentVersions, Database } from '@portico/kernel/server';
import Type from 'typebox';
import { Parse } from 'typebox/value';
import { FeedDraft, PlaceDraft } from '../wire/admin.ts';
import { storeCollected } from './database/storeCollected.ts';
import type { ReviewsTables } from './database/tables.ts';
import { REVIEWS_TAG } from './feed/createFeeds.ts';
import { parseFeedOptions } from './feed/parseFeedOptions.ts';
import { importProvider } from './providers/importProvider.ts';

/** A place and the feeds that show its reviews. */
const Brought = Type.Object({
  place: Type.Object({
    ...PlaceDraft.properties,
    photo: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]),
    rating: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()]),
  }),
  feeds: Type.Array(Type.Object({ title: FeedDraft.properties.title, options: Type.Unknown() })),
});

/** Creates a place with its feeds and imports its reviews from a table, as the place screen does. */
export async function bringReviews(
  { clock, content }: { readonly clock: Clock; readonly content: ContentVersions },
  transaction: Database,
  given: unknown,
  table: string,
): Promise<void> {
  const { place, feeds } = Parse(Brought, given);
  const tables = transaction.tables<ReviewsTables>();
  const now = clock.now();
  const collected = await importProvider.collect(
    { format: 'csv', content: table },
    new AbortController().signal,
  );
  const { id } = await tables
    .insertInto('review_places')
    .values({
      ...{ provider: place.provider, provider_place: place.providerPlace, language: place.language },
      ...{ name: place.name, url: null, photo: place.photo, rating: place.rating },
      ...{ review_count: collected.reviews.length, refreshes: Number(place.refreshes) },
      ...{ fetched_at: now, tried_at: now, problem: null, failures: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const source = { id, providerPlace: place.providerPlace };
  await storeCollected(transaction, source, importProvider.name, collected);
  for (const { title, options } of feeds)
    await tables
      .insertInto('review_feeds')
      .values({
        title,
        places: JSON.stringify([id]),
        options: JSON.stringify(parseFeedOptions(options)),
        changed_at: now,
      })
      .execute();
  await content.touch(transaction, [REVIEWS_TAG]);
}
