import { containing, type Ports } from '@portico/kernel/server';
import { adminRoute, cursorPage, decodeCursor, invalidFields, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type AdminReview, reviewCalls } from '../../wire/admin.ts';
import type { ReviewRow, ReviewsTables } from '../database/tables.ts';
import { REVIEWS_TAG } from '../feed/createFeeds.ts';
import { manualProvider } from '../providers/manualProvider.ts';
import { ProviderError } from '../providers/ReviewProvider.ts';
import type { Refresh } from '../refresh/createRefresh.ts';

/** The calls of the review list: browsing, hiding, pinning, replying, and adding reviews. */
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

  adminRoute(app, reviewCalls.list, {
    role: 'editor',
    summary: 'Lists reviews, the newest to arrive first.',
    async handle({ query: { cursor, limit, search, state, rating } }) {
      const after = decodeCursor(cursor, Type.Integer());
      let query = selected()
        .orderBy('reviews.id', 'desc')
        .limit(limit + 1);
      if (after !== undefined) query = query.where('reviews.id', '<', after);
      if (state) query = query.where('reviews.is_hidden', '=', state === 'hidden' ? 1 : 0);
      if (state === 'pinned') query = query.where('reviews.is_pinned', '=', 1);
      if (rating) query = query.where('reviews.rating', '=', rating);
      if (search) query = query.where(containing(search, 'reviews.author', 'reviews.text'));
      return cursorPage(await query.execute(), limit, (row) => row.id, asReview);
    },
  });

  adminRoute(app, reviewCalls.read, {
    role: 'editor',
    summary: 'Reads a review.',
    handle: ({ params }) => existing(params.id),
  });

  adminRoute(app, reviewCalls.change, {
    role: 'editor',
    summary: 'Hides, shows, pins or answers a review.',
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

  adminRoute(app, reviewCalls.add, {
    role: 'editor',
    summary: 'Adds a review that was given elsewhere.',
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
