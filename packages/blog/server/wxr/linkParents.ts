import type { Database } from '@portico/kernel/server';
import { mayLieBelow } from '../nesting.ts';
import type { BlogTables } from '../tables.ts';

/** Sets the parents of categories, by slug. A category with a parent keeps it. */
export async function linkCategories(
  transaction: Database,
  parents: ReadonlyMap<string, string>,
): Promise<void> {
  const tables = transaction.tables<BlogTables>();
  const categories = tables.selectFrom('blog_terms').select('id').where('taxonomy', '=', 'category');
  for (const [slug, above] of parents) {
    const child = await categories.where('slug', '=', slug).where('parent', 'is', null).executeTakeFirst();
    const parent = await categories.where('slug', '=', above).executeTakeFirst();
    if (child && parent) await link(transaction, 'blog_terms', child.id, parent.id);
  }
}

/** Sets the parents of pages, by their ids in the file. */
export async function linkPages(
  transaction: Database,
  placed: ReadonlyMap<string, number>,
  parents: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [id, above] of parents) {
    const [child, parent] = [placed.get(id), placed.get(above)];
    if (child !== undefined && parent !== undefined) await link(transaction, 'blog_posts', child, parent);
  }
}

/** A file may nest two below each other: the first wins. */
async function link(
  transaction: Database,
  table: 'blog_terms' | 'blog_posts',
  id: number,
  parent: number,
): Promise<void> {
  if (!(await mayLieBelow(transaction, table, id, parent))) return;
  await transaction.tables<BlogTables>().updateTable(table).set({ parent }).where('id', '=', id).execute();
}
