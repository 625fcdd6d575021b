import type { Ports } from '@portico/kernel/server';
import {
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  invalidFields,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import {
  AdminReview,
  CollectResult,
  ManualReview,
  NumberedParams,
  REVIEW_STATES,
  ReviewChange,
} from '../../adminProtocol.ts';
import type { ReviewRow, ReviewsTables } from '../database/tables.ts';
import { REVIEWS_TAG } from '../feed/createFeeds.ts';
import { manualProvider } from '../providers/manualProvider.ts';
import { ProviderError } from '../providers/ReviewProvider.ts';
import type { Refresh } from '../refresh/createRefresh.ts';

const ReviewQuery = Type.Object({
  ...cursorQuery,
  search: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(Type.Enum([...REVIEW_STATES])),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});

/** The calls behind the list of reviews: looking through them, hiding, pinning, answering, and writing one down. */
export function reviewRoutes(
  app: FastifyInstance,
  { database, clock, content }: Ports,
  { keep }: Refresh,
): void {
  const tables = () => database.tables<ReviewsTables>();
  const selected = () =>
    tables()
      .selectFrom('reviews')
      .innerJoin('review_places', 'review_places.id', 'reviews.place')
      .selectAll('reviews')
      .select('review_places.name as place_name');

  async function existing(id: number): Promise<AdminReview> {
    const row = await selected().where('reviews.id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This review');
    return asReview(row);
  }

  adminRoute(app, {
    method: 'GET',
    url: '/reviews',
    role: 'editor',
    summary: 'Lists reviews, the newest to arrive first.',
    schema: { query: ReviewQuery, answer: CursorPage(AdminReview) },
    async handle({ query: { cursor, limit, search, state, rating } }) {
      const after = decodeCursor(cursor, Type.Integer());
      let query = selected()
        .orderBy('reviews.id', 'desc')
        .limit(limit + 1);
      if (after !== undefined) query = query.where('reviews.id', '<', after);
      if (state) query = query.where('reviews.is_hidden', '=', state === 'hidden' ? 1 : 0);
      if (state === 'pinned') query = query.where('reviews.is_pinned', '=', 1);
      if (rating) query = query.where('reviews.rating', '=', rating);
      if (search) {
        const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
        query = query.where(
          sql<boolean>`(lower(reviews.author) like ${pattern} escape '\\' or lower(reviews.text) like ${pattern} escape '\\')`,
        );
      }
      return cursorPage(await query.execute(), limit, (row) => row.id, asReview);
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/reviews/:id',
    role: 'editor',
    summary: 'Reads a review.',
    schema: { params: NumberedParams, answer: AdminReview },
    handle: ({ params }) => existing(params.id),
  });

  adminRoute(app, {
    method: 'PATCH',
    url: '/reviews/:id',
    role: 'editor',
    summary: 'Hides, shows, pins or answers a review.',
    schema: { params: NumberedParams, body: ReviewChange, answer: AdminReview },
    async handle({ params, body }) {
      const change = {
        ...(body.isHidden !== undefined && { is_hidden: Number(body.isHidden) }),
        ...(body.isPinned !== undefined && { is_pinned: Number(body.isPinned) }),
        ...(body.reply !== undefined && {
          reply: body.reply.trim() || null,
          replied_at: body.reply.trim() ? Math.floor(clock.now() / 1000) : null,
        }),
      };
      if (Object.keys(change).length > 0)
        await database.transaction(async (transaction) => {
          await transaction
            .tables<ReviewsTables>()
            .updateTable('reviews')
            .set(change)
            .where('id', '=', params.id)
            .execute();
          await content.touch(transaction, [REVIEWS_TAG]);
        });
      return existing(params.id);
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/reviews',
    role: 'editor',
    summary: 'Writes down a review that somebody gave in another way.',
    schema: { body: ManualReview, answer: CollectResult },
    async handle({ body: { place: id, date, ...review } }) {
      const place = await tables()
        .selectFrom('review_places')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!place) throw invalidFields({ place: 'Choose a place.' });
      try {
        const time = date || Math.floor(clock.now() / 1000);
        const collected = await manualProvider.collect({ ...review, time, language: place.language }, NEVER);
        const { added, changed, skipped } = await keep(place, manualProvider.name, collected);
        return { added, changed, skipped: [...skipped] };
      } catch (error) {
        if (error instanceof ProviderError) throw invalidFields({ '': error.message });
        throw error;
      }
    },
  });
}

const NEVER = new AbortController().signal;

function asReview(row: ReviewRow & { place_name: string }): AdminReview {
  return {
    id: row.id,
    place: row.place,
    placeName: row.place_name,
    provider: row.provider,
    author: row.author,
    rating: row.rating,
    text: row.text,
    writtenAt: row.written_at === null ? null : row.written_at * 1000,
    reply: row.reply,
    isHidden: row.is_hidden === 1,
    isPinned: row.is_pinned === 1,
  };
}
