import type { Database } from '@portico/kernel/server';
import type { BuilderTables, DocumentRow, RevisionRow } from '../tables.ts';
import type { Author, RevisionKind } from './StoredDocument.ts';

const REVISIONS_KEPT = 50;

/** Keeps a version of a document, and forgets the oldest beyond what is kept. */
export async function keepRevision(
  transaction: Database,
  row: DocumentRow,
  kind: RevisionKind,
  author: Author,
): Promise<void> {
  const revisions = transaction.tables<BuilderTables>();
  await revisions
    .insertInto('builder_revisions')
    .values({
      document: row.id,
      kind,
      base_version: row.version,
      title: row.title,
      settings: row.settings,
      elements: row.elements,
      made_at: row.changed_at,
      author: author.id,
      author_name: author.name,
    })
    .execute();
  const oldest = await revisions
    .selectFrom('builder_revisions')
    .select('id')
    .where('document', '=', row.id)
    .where('kind', '!=', 'autosave')
    .orderBy('id', 'desc')
    .offset(REVISIONS_KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await revisions
      .deleteFrom('builder_revisions')
      .where('document', '=', row.id)
      .where('kind', '!=', 'autosave')
      .where('id', '<=', oldest.id)
      .execute();
}

export async function dropAutosave(transaction: Database, id: number, author: Author): Promise<void> {
  await transaction
    .tables<BuilderTables>()
    .deleteFrom('builder_revisions')
    .where('document', '=', id)
    .where('kind', '=', 'autosave')
    .where('author', '=', author.id)
    .execute();
}

export async function revisionRow(
  database: Database,
  id: number,
  revision: number,
): Promise<RevisionRow | undefined> {
  return database
    .tables<BuilderTables>()
    .selectFrom('builder_revisions')
    .selectAll()
    .where('document', '=', id)
    .where('id', '=', revision)
    .executeTakeFirst();
}
