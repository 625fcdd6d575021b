import type { Database } from '@portico/kernel/server';
import type { Taxonomy } from '../Blog.ts';
import type { BlogTables } from '../tables.ts';
import { oneLine } from '../text/plainText.ts';
import { slugOf } from './slugOf.ts';

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 1_000;

/** A category or tag by slug or name; created if it is new. */
export async function storeTerm(
  transaction: Database,
  taxonomy: Taxonomy,
  term: { readonly name: string; readonly slug?: string; readonly description?: string },
): Promise<number> {
  const name = oneLine(term.name, LONGEST_NAME);
  const row = await transaction
    .tables<BlogTables>()
    .insertInto('blog_terms')
    .values({
      taxonomy,
      slug: slugOf(term.slug || name) || 'term',
      name: name || 'Untitled',
      description: oneLine(term.description ?? '', LONGEST_DESCRIPTION),
    })
    // An existing one keeps its name; the slug is only written again to return the row.
    .onConflict((conflict) =>
      conflict.columns(['taxonomy', 'slug']).doUpdateSet((known) => ({ slug: known.ref('excluded.slug') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An author by slug or name; created if new. */
export async function storeAuthor(
  transaction: Database,
  author: { readonly name: string; readonly slug?: string; readonly about?: string },
): Promise<number> {
  const name = oneLine(author.name, LONGEST_NAME) || 'Unnamed';
  const row = await transaction
    .tables<BlogTables>()
    .insertInto('blog_authors')
    .values({
      slug: slugOf(author.slug || name) || 'author',
      name,
      about: oneLine(author.about ?? '', LONGEST_DESCRIPTION),
    })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((known) => ({ slug: known.ref('excluded.slug') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
