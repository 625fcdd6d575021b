import { type ContentVersions, type Database, isUniqueViolation } from '@portico/kernel/server';
import { adminRoute, invalidFields, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import {
  type AuthorBody,
  type AuthorItem,
  authorCalls,
  type TermBody,
  type TermItem,
  termCalls,
} from '../../wire/admin.ts';
import { BLOG_TAG } from '../BlogContext.ts';
import { mayLieBelow } from '../nesting.ts';
import type { BlogTables } from '../tables.ts';
import { oneLine } from '../text/plainText.ts';
import { slugOf } from '../writing/slugOf.ts';

const MOST_LISTED = 1_000;

/** The API of categories, tags and authors. */
export function termRoutes(app: FastifyInstance, database: Database, content: ContentVersions): void {
  const tables = () => database.tables<BlogTables>();

  /** Anything with a name is shown on pages. */
  const changing = <Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> =>
    database
      .transaction(async (transaction) => {
        const result = await work(transaction);
        await content.touch(transaction, [BLOG_TAG]);
        return result;
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw invalidFields({ slug: 'This address is already taken.' });
        throw error;
      });

  const terms = () =>
    tables()
      .selectFrom('blog_terms')
      .leftJoin('blog_post_terms', 'blog_post_terms.term', 'blog_terms.id')
      .select(['id', 'taxonomy', 'name', 'slug', 'description', 'parent'])
      .select((select) => select.fn.count<number>('blog_post_terms.post').as('count'))
      .groupBy(['id', 'taxonomy', 'name', 'slug', 'description', 'parent'])
      .orderBy('name')
      .limit(MOST_LISTED);

  const authors = () =>
    tables()
      .selectFrom('blog_authors')
      .leftJoin('blog_posts', 'blog_posts.author', 'blog_authors.id')
      .select(['blog_authors.id', 'blog_authors.name', 'blog_authors.slug', 'blog_authors.about'])
      .select((select) => select.fn.count<number>('blog_posts.id').as('count'))
      .groupBy(['blog_authors.id', 'blog_authors.name', 'blog_authors.slug', 'blog_authors.about'])
      .orderBy('blog_authors.name')
      .limit(MOST_LISTED);

  async function term(id: number): Promise<TermItem> {
    const row = await terms().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This term');
    return termItem(row);
  }

  /** A term's parent, if allowed. */
  async function parentOf({ taxonomy, parent }: TermBody, id: number | null): Promise<number | null> {
    if (parent === null || parent === undefined) return null;
    const above = await terms().where('id', '=', parent).executeTakeFirst();
    if (taxonomy !== 'category' || above?.taxonomy !== 'category')
      throw invalidFields({ parent: 'There is no such category.' });
    if (id !== null && !(await mayLieBelow(database, 'blog_terms', id, parent)))
      throw invalidFields({ parent: 'A category cannot be below itself.' });
    return parent;
  }

  async function author(id: number): Promise<AuthorItem> {
    const row = await authors().where('blog_authors.id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This author');
    return { ...row, count: Number(row.count) };
  }

  adminRoute(app, termCalls.list, {
    role: 'editor',
    summary: 'Lists categories or tags, with how many posts have them.',
    async handle({ query }) {
      const found = query.taxonomy ? terms().where('taxonomy', '=', query.taxonomy) : terms();
      return { items: (await found.execute()).map(termItem) };
    },
  });

  adminRoute(app, termCalls.add, {
    role: 'editor',
    summary: 'Adds a category or a tag.',
    async handle({ body }) {
      const parent = await parentOf(body, null);
      const { id } = await changing((transaction) =>
        transaction
          .tables<BlogTables>()
          .insertInto('blog_terms')
          .values({ taxonomy: body.taxonomy, ...termValues(body), parent })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return term(id);
    },
  });

  adminRoute(app, termCalls.change, {
    role: 'editor',
    summary: 'Changes a category or a tag.',
    async handle({ params, body }) {
      await term(params.id);
      const parent = await parentOf(body, params.id);
      await changing((transaction) =>
        transaction
          .tables<BlogTables>()
          .updateTable('blog_terms')
          .set({ ...termValues(body), parent })
          .where('id', '=', params.id)
          .execute(),
      );
      return term(params.id);
    },
  });

  adminRoute(app, termCalls.remove, {
    role: 'editor',
    summary: 'Removes a category or a tag. Its posts stay, and what was below it moves up.',
    async handle({ params }) {
      await changing(async (transaction) => {
        const all = transaction.tables<BlogTables>();
        await all
          .updateTable('blog_terms')
          .set(({ selectFrom }) => ({
            parent: selectFrom('blog_terms as gone').select('gone.parent').where('gone.id', '=', params.id),
          }))
          .where('parent', '=', params.id)
          .execute();
        await all.deleteFrom('blog_terms').where('id', '=', params.id).execute();
      });
    },
  });

  adminRoute(app, authorCalls.list, {
    role: 'editor',
    summary: 'Lists the authors of posts.',
    handle: async () => ({
      items: (await authors().execute()).map((row) => ({ ...row, count: Number(row.count) })),
    }),
  });

  adminRoute(app, authorCalls.add, {
    role: 'editor',
    summary: 'Adds an author.',
    async handle({ body }) {
      const { id } = await changing((transaction) =>
        transaction
          .tables<BlogTables>()
          .insertInto('blog_authors')
          .values(authorValues(body))
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return author(id);
    },
  });

  adminRoute(app, authorCalls.change, {
    role: 'editor',
    summary: 'Changes an author.',
    async handle({ params, body }) {
      await author(params.id);
      await changing((transaction) =>
        transaction
          .tables<BlogTables>()
          .updateTable('blog_authors')
          .set(authorValues(body))
          .where('id', '=', params.id)
          .execute(),
      );
      return author(params.id);
    },
  });

  adminRoute(app, authorCalls.remove, {
    role: 'editor',
    summary: 'Removes an author. Posts stay, without one.',
    async handle({ params }) {
      await changing((transaction) =>
        transaction.tables<BlogTables>().deleteFrom('blog_authors').where('id', '=', params.id).execute(),
      );
    },
  });
}

function termItem(row: Omit<TermItem, 'taxonomy'> & { taxonomy: string }): TermItem {
  return { ...row, taxonomy: row.taxonomy === 'tag' ? 'tag' : 'category', count: Number(row.count) };
}

function termValues({ name, slug, description }: TermBody) {
  const clean = oneLine(name);
  return { name: clean, slug: slugOf(slug || clean) || 'term', description: oneLine(description, 1_000) };
}

function authorValues({ name, slug, about }: AuthorBody) {
  const clean = oneLine(name);
  return { name: clean, slug: slugOf(slug || clean) || 'author', about: oneLine(about, 1_000) };
}
