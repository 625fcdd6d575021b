import { parsedJson } from '@portico/kernel/records';
import type { Ports } from '@portico/kernel/server';
import { adminRoute, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import Type from 'typebox';
import { ReviewsWidget } from '../../ui/ReviewsWidget.tsx';
import { type Feed, type FeedDraft, feedCalls } from '../../wire/admin.ts';
import type { FeedRow, ReviewsTables } from '../database/tables.ts';
import { type Feeds, REVIEWS_TAG } from '../feed/createFeeds.ts';
import { feedStyles } from '../feed/feedStyles.ts';
import { parseFeedOptions, readPlaces } from '../feed/parseFeedOptions.ts';
import { selectReviews } from '../feed/selectReviews.ts';

/** The calls of the feed editor. */
export function feedRoutes(app: FastifyInstance, { database, clock, content }: Ports, feeds: Feeds): void {
  const tables = () => database.tables<ReviewsTables>();

  async function asFeed(row: FeedRow): Promise<Feed> {
    const places = readPlaces(row.places);
    const options = parseFeedOptions(parsedJson(row.options));
    const { count } = await selectReviews(database, places, options, { offset: 0, size: 0 });
    return { id: row.id, title: row.title, places, options, changedAt: row.changed_at, reviewCount: count };
  }

  async function existing(id: number): Promise<FeedRow> {
    const row = await tables().selectFrom('review_feeds').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This feed');
    return row;
  }

  const columns = (draft: FeedDraft) => ({
    title: draft.title,
    places: JSON.stringify(draft.places),
    options: JSON.stringify(draft.options),
    changed_at: clock.now(),
  });

  adminRoute(app, feedCalls.list, {
    role: 'editor',
    summary: 'Lists feeds of reviews.',
    async handle({ query: { cursor, limit } }) {
      const after = decodeCursor(cursor, Type.Integer());
      let query = tables()
        .selectFrom('review_feeds')
        .selectAll()
        .orderBy('id')
        .limit(limit + 1);
      if (after !== undefined) query = query.where('id', '>', after);
      const rows = await query.execute();
      const { items, nextCursor } = cursorPage(
        rows,
        limit,
        (row) => row.id,
        (row) => row,
      );
      return { items: await Promise.all(items.map(asFeed)), nextCursor };
    },
  });

  adminRoute(app, feedCalls.read, {
    role: 'editor',
    summary: 'Reads a feed.',
    handle: async ({ params }) => asFeed(await existing(params.id)),
  });

  adminRoute(app, feedCalls.markup, {
    role: 'editor',
    summary: 'The markup of a feed, to be put into any page that has Portico’s script.',
    async handle({ params }) {
      const feed = await feeds.show(params.id);
      if (!feed) throw notFound('This feed');
      return {
        html: renderToStaticMarkup(<ReviewsWidget {...feed.props} />),
        count: feed.props.count,
        css: (await feeds.styles(params.id)) ?? '',
      };
    },
  });

  adminRoute(app, feedCalls.add, {
    role: 'editor',
    summary: 'Makes a feed.',
    async handle({ body }) {
      const { id } = await tables()
        .insertInto('review_feeds')
        .values(columns(body))
        .returning('id')
        .executeTakeFirstOrThrow();
      return asFeed(await existing(id));
    },
  });

  adminRoute(app, feedCalls.change, {
    role: 'editor',
    summary: 'Changes a feed; pages that show it are rendered anew.',
    async handle({ params, body }) {
      await existing(params.id);
      await database.transaction(async (transaction) => {
        await transaction
          .tables<ReviewsTables>()
          .updateTable('review_feeds')
          .set(columns(body))
          .where('id', '=', params.id)
          .execute();
        await content.touch(transaction, [REVIEWS_TAG]);
      });
      return asFeed(await existing(params.id));
    },
  });

  adminRoute(app, feedCalls.remove, {
    role: 'editor',
    summary: 'Removes a feed; its reviews stay.',
    async handle({ params }) {
      await database.transaction(async (transaction) => {
        await transaction
          .tables<ReviewsTables>()
          .deleteFrom('review_feeds')
          .where('id', '=', params.id)
          .execute();
        await content.touch(transaction, [REVIEWS_TAG]);
      });
    },
  });

  adminRoute(app, feedCalls.preview, {
    role: 'editor',
    summary: 'Renders a feed as it would be with these options, without saving it.',
    async handle({ body }) {
      const { props } = await feeds.preview(body);
      // An unsaved feed has nothing more to fetch.
      const { sheet: _, ...alone } = { ...props, count: props.cards.length };
      return {
        html: renderToStaticMarkup(<ReviewsWidget {...alone} />),
        count: props.count,
        css: feedStyles(props.feedId, body.options),
      };
    },
  });
}
