import { columnsOf, type Migration, withNumberedId } from '@portico/kernel/server';
import { sql } from 'kysely';
import { rebuildSqliteIndex } from './search/rebuildSqliteIndex.ts';

/** Posts and what belongs to them. */
export const blogMigrations: readonly Migration[] = [
  {
    // Recorded under this name on every site: comments were once part of the spam protection.
    name: 'spam-03-comments',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('comments'), dialect)
        .addColumn('post_id', column.text, (is) => is.notNull())
        .addColumn('parent_id', column.integer)
        .addColumn('author', column.text, (is) => is.notNull())
        .addColumn('email', column.text, (is) => is.notNull())
        .addColumn('url', column.text, (is) => is.notNull())
        .addColumn('content', column.text, (is) => is.notNull())
        .addColumn('status', column.text, (is) => is.notNull())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .addColumn('verdict_id', column.id)
        .addColumn('is_real_person', column.flag, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('comments_by_post')
        .on('comments')
        .columns(['post_id', 'status', 'id'])
        .execute();
      await schema.createIndex('comments_by_status').on('comments').columns(['status', 'id']).execute();
    },
  },
  {
    name: 'theme-01-blog',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('blog_authors'), dialect)
        .addColumn('slug', column.text, (is) => is.notNull().unique())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('about', column.text, (is) => is.notNull())
        .execute();
      await withNumberedId(schema.createTable('blog_media'), dialect)
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('alt', column.text, (is) => is.notNull())
        .addColumn('width', column.integer, (is) => is.notNull())
        .addColumn('height', column.integer, (is) => is.notNull())
        .addColumn('bytes', column.integer, (is) => is.notNull())
        .addColumn('colour', column.text, (is) => is.notNull())
        .addColumn('sources', column.json, (is) => is.notNull())
        .addColumn('hash', column.text, (is) => is.notNull().unique())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .execute();
      await withNumberedId(schema.createTable('blog_posts'), dialect)
        .addColumn('guid', column.text, (is) => is.notNull().unique())
        .addColumn('type', column.text, (is) => is.notNull())
        .addColumn('status', column.text, (is) => is.notNull())
        .addColumn('slug', column.text, (is) => is.notNull().unique())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('html', column.text, (is) => is.notNull())
        .addColumn('excerpt', column.text, (is) => is.notNull())
        .addColumn('shown_excerpt', column.text, (is) => is.notNull())
        .addColumn('reading_minutes', column.integer, (is) => is.notNull())
        .addColumn('author', 'bigint', (is) => is.references('blog_authors.id').onDelete('set null'))
        .addColumn('language', column.text, (is) => is.notNull())
        .addColumn('translation_group', column.text, (is) => is.notNull())
        .addColumn('published_at', column.time)
        .addColumn('created_at', column.time, (is) => is.notNull())
        .addColumn('modified_at', column.time, (is) => is.notNull())
        .addColumn('cover', 'bigint', (is) => is.references('blog_media.id').onDelete('set null'))
        .addColumn('cover_wanted', column.text)
        .addColumn('is_sticky', column.flag, (is) => is.notNull())
        .addColumn('comments_open', column.flag, (is) => is.notNull())
        .addColumn('comment_count', column.integer, (is) => is.notNull())
        .addColumn('status_before_trash', column.text)
        .execute();
      const index = (name: string, columns: string[]) =>
        schema.createIndex(name).on('blog_posts').columns(columns).execute();
      await index('blog_posts_newest', ['status', 'type', 'language', 'published_at', 'id']);
      await index('blog_posts_by_author', ['author', 'status', 'published_at']);
      await index('blog_posts_changed', ['modified_at']);
      await index('blog_posts_translations', ['translation_group']);
      await index('blog_posts_covers', ['cover']);
      await withNumberedId(schema.createTable('blog_terms'), dialect)
        .addColumn('taxonomy', column.text, (is) => is.notNull())
        .addColumn('slug', column.text, (is) => is.notNull())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('description', column.text, (is) => is.notNull())
        .addUniqueConstraint('blog_terms_once', ['taxonomy', 'slug'])
        .execute();
      await schema
        .createTable('blog_post_terms')
        .addColumn('post', 'bigint', (is) => is.notNull().references('blog_posts.id').onDelete('cascade'))
        .addColumn('term', 'bigint', (is) => is.notNull().references('blog_terms.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('blog_post_terms_once', ['post', 'term'])
        .execute();
      await schema
        .createIndex('blog_post_terms_by_term')
        .on('blog_post_terms')
        .columns(['term', 'post'])
        .execute();
      await withNumberedId(schema.createTable('blog_revisions'), dialect)
        .addColumn('post', 'bigint', (is) => is.notNull().references('blog_posts.id').onDelete('cascade'))
        .addColumn('kind', column.text, (is) => is.notNull())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('excerpt', column.text, (is) => is.notNull())
        .addColumn('html', column.text, (is) => is.notNull())
        .addColumn('by_user', column.text, (is) => is.notNull())
        .addColumn('by_name', column.text, (is) => is.notNull())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('blog_revisions_of_post')
        .on('blog_revisions')
        .columns(['post', 'id'])
        .execute();
      await schema
        .createTable('blog_redirects')
        .addColumn('slug', column.text, (is) => is.primaryKey())
        .addColumn('post', 'bigint', (is) => is.notNull().references('blog_posts.id').onDelete('cascade'))
        .execute();
      await schema
        .createTable('blog_attachments')
        .addColumn('url', column.text, (is) => is.primaryKey())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('alt', column.text, (is) => is.notNull())
        .addColumn('media', 'bigint', (is) => is.references('blog_media.id').onDelete('set null'))
        .execute();
      await schema.createIndex('blog_attachments_name').on('blog_attachments').column('name').execute();
      await schema
        .createTable('blog_imports')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('state', column.text, (is) => is.notNull())
        .addColumn('bytes', column.time, (is) => is.notNull())
        .addColumn('bytes_read', column.time, (is) => is.notNull())
        .addColumn('counts', column.json, (is) => is.notNull())
        .addColumn('problem', column.text)
        .addColumn('begun_at', column.time, (is) => is.notNull())
        .addColumn('ended_at', column.time)
        .execute();
    },
  },
  {
    name: 'theme-02-blog-search',
    async up(tables, dialect) {
      if (dialect === 'sqlite') {
        // Words arrive as cut by `searchWords`, separated by spaces: this tokenizer keeps all other characters. Indexed by
        // column and prefix, so that ranking and prefix search are fast.
        await sql`create virtual table blog_search using fts5(
          title, excerpt, body, facets, content='', contentless_delete=1,
          tokenize='ascii', detail=column, prefix='1 2 3'
        )`.execute(tables);
        await sql`insert into blog_search(blog_search, rank) values('rank', 'bm25(10.0, 4.0, 1.0, 0.0)')`.execute(
          tables,
        );
        return;
      }
      await sql`create table blog_search (
        post bigint primary key references blog_posts(id) on delete cascade,
        document tsvector not null
      )`.execute(tables);
      await sql`create index blog_search_words on blog_search using gin (document)`.execute(tables);
    },
  },
  {
    name: 'theme-03-blog-search-weights',
    async up(tables, dialect) {
      if (dialect === 'sqlite') await rebuildSqliteIndex(tables);
    },
  },
  {
    name: 'theme-04-import-progress',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      for (const name of ['entries', 'entries_written'])
        await schema
          .alterTable('blog_imports')
          .addColumn(name, column.integer, (is) => is.notNull().defaultTo(0))
          .execute();
    },
  },
  {
    name: 'theme-05-blog-parents',
    async up({ schema }) {
      for (const table of ['blog_terms', 'blog_posts']) {
        await schema
          .alterTable(table)
          .addColumn('parent', 'bigint', (is) => is.references(`${table}.id`).onDelete('set null'))
          .execute();
        await schema.createIndex(`${table}_parent`).on(table).column('parent').execute();
      }
    },
  },
  {
    name: 'theme-06-recordings',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('blog_recordings'), dialect)
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('type', column.text, (is) => is.notNull())
        .addColumn('bytes', column.integer, (is) => is.notNull())
        .addColumn('url', column.text, (is) => is.notNull())
        .addColumn('hash', column.text, (is) => is.notNull().unique())
        .addColumn('made_at', column.time, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'theme-07-picture-words',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      for (const table of ['blog_media', 'blog_attachments'])
        for (const name of ['title', 'caption', 'description'])
          await schema
            .alterTable(table)
            .addColumn(name, column.text, (is) => is.notNull().defaultTo(''))
            .execute();
    },
  },
  {
    name: 'theme-08-drawings',
    async up({ schema }, dialect) {
      await schema
        .alterTable('blog_media')
        .addColumn('drawing', columnsOf(dialect).text, (is) => is.notNull().defaultTo(''))
        .execute();
    },
  },
];
