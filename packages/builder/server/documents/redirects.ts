import type { Database } from '@portico/kernel/server';
import type { BuilderTables, DocumentRow } from '../tables.ts';

/** Redirects a page's old URL to its current one. */
export async function keepOldAddress(
  transaction: Database,
  before: DocumentRow,
  after: DocumentRow,
): Promise<void> {
  if (before.slug === after.slug) return;
  const redirects = transaction.tables<BuilderTables>();
  if (after.slug !== null)
    await redirects.deleteFrom('builder_redirects').where('slug', '=', after.slug).execute();
  // An unpublished page had no URL that anybody could know.
  if (before.slug === null || before.live_version === null) return;
  await redirects
    .insertInto('builder_redirects')
    .values({ slug: before.slug, document: before.id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ document: before.id }))
    .execute();
}

/** The page that used to have this slug, if it is public. */
export async function movedFrom(
  database: Database,
  slug: string,
): Promise<{ readonly id: number; readonly slug: string } | null> {
  const row = await database
    .tables<BuilderTables>()
    .selectFrom('builder_redirects')
    .innerJoin('builder_documents', 'builder_documents.id', 'builder_redirects.document')
    .select(['builder_documents.id', 'builder_documents.slug'])
    .where('builder_redirects.slug', '=', slug)
    .where('trashed_at', 'is', null)
    .where('live_version', 'is not', null)
    .executeTakeFirst();
  return row?.slug ? { id: Number(row.id), slug: row.slug } : null;
}
