import { columnsOf, type Migration, withNumberedId } from '@portico/kernel/server';

/** Places, their reviews, the feeds that show them, and their pictures. */
export const reviewsMigrations: readonly Migration[] = [
  {
    name: 'reviews-01-places-reviews-feeds',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('review_places'), dialect)
        .addColumn('provider', column.text, (is) => is.notNull())
        .addColumn('provider_place', column.text, (is) => is.notNull())
        .addColumn('language', column.text, (is) => is.notNull())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('url', column.text)
        .addColumn('photo', column.text)
        .addColumn('rating', column.real)
        .addColumn('review_count', column.integer)
        .addColumn('refreshes', column.flag, (is) => is.notNull())
        .addColumn('fetched_at', column.time)
        .addColumn('tried_at', column.time)
        .addColumn('problem', column.text)
        .addColumn('failures', column.integer, (is) => is.notNull())
        .addUniqueConstraint('review_places_once', ['provider', 'provider_place', 'language'])
        .execute();
      await withNumberedId(schema.createTable('reviews'), dialect)
        .addColumn('place', 'bigint', (is) => is.notNull().references('review_places.id').onDelete('cascade'))
        .addColumn('review_key', column.text, (is) => is.notNull().unique())
        .addColumn('provider', column.text, (is) => is.notNull())
        .addColumn('rating', column.integer, (is) => is.notNull())
        .addColumn('text', column.text, (is) => is.notNull())
        .addColumn('original_text', column.text)
        .addColumn('language', column.text, (is) => is.notNull())
        .addColumn('written_at', column.time)
        .addColumn('author', column.text, (is) => is.notNull())
        .addColumn('author_url', column.text)
        .addColumn('avatar', column.text)
        .addColumn('photos', column.json, (is) => is.notNull())
        .addColumn('reply', column.text)
        .addColumn('replied_at', column.time)
        .addColumn('is_hidden', column.flag, (is) => is.notNull())
        .addColumn('is_pinned', column.flag, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('reviews_newest')
        .on('reviews')
        .columns(['place', 'is_hidden', 'is_pinned', 'written_at'])
        .execute();
      await withNumberedId(schema.createTable('review_feeds'), dialect)
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('places', column.json, (is) => is.notNull())
        .addColumn('options', column.json, (is) => is.notNull())
        .addColumn('changed_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createTable('review_pictures')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('url', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('review_settings')
        .addColumn('name', column.text, (is) => is.primaryKey())
        .addColumn('value', column.text, (is) => is.notNull())
        .execute();
      await schema
        .createTable('review_provider_calls')
        .addColumn('day', column.integer, (is) => is.primaryKey())
        .addColumn('calls', column.integer, (is) => is.notNull())
        .execute();
    },
  },
];
