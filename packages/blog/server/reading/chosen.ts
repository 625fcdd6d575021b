import type { Database } from '@portico/kernel/server';
import type { SelectQueryBuilder } from 'kysely';
import type { PostChoice } from '../Blog.ts';
import { idsFrom } from '../nesting.ts';
import type { BlogTables } from '../tables.ts';

export type Posts = SelectQueryBuilder<BlogTables, 'blog_posts', object>;

/** Filters posts as a list on a page wants them, except by terms. */
export function chosen(posts: Posts, choice: PostChoice): Posts {
  const { authors = [], notAuthors = [], notPosts = [], posts: only = [], notSlug, from, to } = choice;
  let narrow = posts;
  if (only.length > 0) narrow = narrow.where('blog_posts.id', 'in', only);
  if (notPosts.length > 0) narrow = narrow.where('blog_posts.id', 'not in', notPosts);
  if (notSlug !== undefined) narrow = narrow.where('blog_posts.slug', '!=', notSlug);
  if (authors.length > 0) narrow = narrow.where('blog_posts.author', 'in', authors);
  else if (notAuthors.length > 0)
    narrow = narrow.where(({ eb, or }) =>
      or([eb('blog_posts.author', 'is', null), eb('blog_posts.author', 'not in', notAuthors)]),
    );
  if (from !== undefined) narrow = narrow.where('published_at', '>=', from);
  if (to !== undefined) narrow = narrow.where('published_at', '<=', to);
  return narrow;
}

/** The terms of a choice with their descendants: one list per taxonomy, and those that posts must not have. */
export async function chosenTerms(
  database: Database,
  { terms = [], notTerms = [] }: PostChoice = {},
): Promise<{ readonly terms: readonly (readonly number[])[]; readonly notTerms: readonly number[] }> {
  const byTaxonomy = new Map<string, number[]>();
  const rows =
    terms.length > 0
      ? await database
          .tables<BlogTables>()
          .selectFrom('blog_terms')
          .select(['id', 'taxonomy'])
          .where('id', 'in', terms)
          .execute()
      : [];
  for (const { id, taxonomy } of rows) byTaxonomy.set(taxonomy, [...(byTaxonomy.get(taxonomy) ?? []), id]);
  return {
    terms: await Promise.all([...byTaxonomy.values()].map((ids) => idsFrom(database, 'blog_terms', ids))),
    notTerms: await idsFrom(database, 'blog_terms', notTerms),
  };
}

export async function textsOf(posts: Posts, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await posts.select(['id', 'html']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, html }) => [id, html]));
}
