import { isUniqueViolation, type Ports } from '@portico/kernel/server';
import {
  adminRoute,
  badRequest,
  cursorPage,
  decodeCursor,
  invalidFields,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  type CollectResult,
  type Place,
  placeCalls,
  type ReviewSettings,
  settingsCalls,
} from '../../wire/admin.ts';
import type { ReviewSettingsStore } from '../database/createSettings.ts';
import type { PlaceRow, ReviewsTables } from '../database/tables.ts';
import { REVIEWS_TAG } from '../feed/createFeeds.ts';
import { importProvider } from '../providers/importProvider.ts';
import { ProviderError } from '../providers/ReviewProvider.ts';
import type { Refresh, RefreshResult } from '../refresh/createRefresh.ts';

const IMPORT_LIMIT_BYTES = 6 * 1024 * 1024;

/** The calls of the place screens: sources of reviews, the last attempt, and the next one. */
export function placeRoutes(
  app: FastifyInstance,
  { database, content }: Ports,
  refresh: Refresh,
  settings: ReviewSettingsStore,
): void {
  const tables = () => database.tables<ReviewsTables>();

  async function existing(id: number): Promise<PlaceRow> {
    const row = await tables()
      .selectFrom('review_places')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('This place');
    return row;
  }

  async function asPlace(row: PlaceRow): Promise<Place> {
    const { count } = await tables()
      .selectFrom('reviews')
      .select((reviews) => reviews.fn.countAll<number>().as('count'))
      .where('place', '=', row.id)
      .executeTakeFirstOrThrow();
    return {
      id: row.id,
      provider: row.provider,
      providerPlace: row.provider_place,
      language: row.language,
      name: row.name,
      rating: row.rating,
      reviewCount: Number(count),
      refreshes: row.refreshes === 1,
      fetchedAt: row.fetched_at,
      triedAt: row.tried_at,
      problem: row.problem,
    };
  }

  adminRoute(app, placeCalls.list, {
    role: 'editor',
    summary: 'Lists the places that reviews are about.',
    async handle({ query: { cursor, limit } }) {
      const after = decodeCursor(cursor, Type.Integer());
      let query = tables()
        .selectFrom('review_places')
        .selectAll()
        .orderBy('id')
        .limit(limit + 1);
      if (after !== undefined) query = query.where('id', '>', after);
      const { items, nextCursor } = cursorPage(
        await query.execute(),
        limit,
        (row) => row.id,
        (row) => row,
      );
      return { items: await Promise.all(items.map(asPlace)), nextCursor };
    },
  });

  adminRoute(app, placeCalls.read, {
    role: 'editor',
    summary: 'Reads a place.',
    handle: async ({ params }) => asPlace(await existing(params.id)),
  });

  adminRoute(app, placeCalls.add, {
    role: 'editor',
    summary: 'Adds a place.',
    async handle({ body }) {
      if (body.provider === 'google') refuseWithoutPlaceId(body);
      try {
        const { id } = await tables()
          .insertInto('review_places')
          .values({
            provider: body.provider,
            provider_place: body.providerPlace.trim() || `${body.provider}:${body.name.trim()}`,
            language: body.language,
            name: body.name.trim(),
            url: null,
            photo: null,
            rating: null,
            review_count: null,
            refreshes: Number(body.refreshes),
            fetched_at: null,
            tried_at: null,
            problem: null,
            failures: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return asPlace(await existing(id));
      } catch (error) {
        if (isUniqueViolation(error))
          throw invalidFields({
            [body.provider === 'google' ? 'providerPlace' : 'name']: 'This place is there already.',
          });
        throw error;
      }
    },
  });

  adminRoute(app, placeCalls.change, {
    role: 'editor',
    summary: 'Changes what a place is called and how it is asked for.',
    async handle({ params, body }) {
      const before = await existing(params.id);
      const isGoogle = before.provider === 'google';
      if (isGoogle) refuseWithoutPlaceId(body);
      const providerPlace = isGoogle ? body.providerPlace.trim() : before.provider_place;
      // The result of asking for another place says nothing about this one.
      const anew = providerPlace !== before.provider_place && { tried_at: null, problem: null, failures: 0 };
      try {
        await database.transaction(async (transaction) => {
          await transaction
            .tables<ReviewsTables>()
            .updateTable('review_places')
            .set({
              ...{ name: body.name.trim(), provider_place: providerPlace },
              ...(isGoogle && { language: body.language, refreshes: Number(body.refreshes) }),
              ...anew,
            })
            .where('id', '=', before.id)
            .execute();
          await content.touch(transaction, [REVIEWS_TAG]);
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw invalidFields({ providerPlace: 'This place is there already.' });
        throw error;
      }
      return asPlace(await existing(before.id));
    },
  });

  adminRoute(app, placeCalls.remove, {
    role: 'administrator',
    summary: 'Removes a place and its reviews.',
    async handle({ params }) {
      await database.transaction(async (transaction) => {
        await transaction
          .tables<ReviewsTables>()
          .deleteFrom('review_places')
          .where('id', '=', params.id)
          .execute();
        await content.touch(transaction, [REVIEWS_TAG]);
      });
    },
  });

  adminRoute(app, placeCalls.refresh, {
    role: 'editor',
    summary: 'Asks the provider of a place for new reviews, now.',
    async handle({ params, request }) {
      const place = await existing(params.id);
      if (place.provider !== 'google')
        throw badRequest(
          'reviews_no_refresh',
          'The reviews of this place are entered by hand or from a file.',
        );
      return answerOf(refresh.refresh(place, request.signal));
    },
  });

  adminRoute(app, placeCalls.import, {
    role: 'editor',
    summary: 'Adds the reviews of a JSON or CSV file to a place.',
    bodyLimit: IMPORT_LIMIT_BYTES,
    async handle({ params, body, request }) {
      const place = await existing(params.id);
      return answerOf(
        importProvider
          .collect(body, request.signal)
          .then((collected) => refresh.keep(place, importProvider.name, collected)),
      );
    },
  });

  adminRoute(app, settingsCalls.read, {
    role: 'administrator',
    summary: 'Reads the settings of the providers. The key itself is not shown again.',
    handle: readSettings,
  });

  adminRoute(app, settingsCalls.change, {
    role: 'administrator',
    summary: 'Changes the settings of the providers.',
    async handle({ body }) {
      await database.transaction((transaction) =>
        settings.save(transaction, { ...body, apiKey: body.apiKey.trim() }),
      );
      return readSettings();
    },
  });

  async function readSettings(): Promise<ReviewSettings> {
    return {
      apiKeyEnd: (await settings.apiKey())?.slice(-4) ?? '',
      callsPerDay: await settings.callsPerDay(),
      callsToday: await settings.callsToday(),
    };
  }
}

/** What the ids of places are made of; an address or a name that was pasted instead is not. */
const PLACE_ID = /^[\w-]+$/;

function refuseWithoutPlaceId({ providerPlace }: { readonly providerPlace: string }): void {
  const id = providerPlace.trim();
  if (!id) throw invalidFields({ providerPlace: 'Enter the id that Google gives the place.' });
  if (!PLACE_ID.test(id))
    throw invalidFields({
      providerPlace:
        'This is not an id of a place: it has letters, digits, hyphens and underscores, and no spaces.',
    });
}

async function answerOf(result: Promise<RefreshResult>): Promise<CollectResult> {
  try {
    const { added, changed, skipped } = await result;
    return { added, changed, skipped: [...skipped] };
  } catch (error) {
    if (error instanceof ProviderError) throw badRequest('reviews_provider', error.message);
    throw error;
  }
}
