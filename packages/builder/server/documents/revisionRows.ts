import { type Database, keepNewest } from '@portico/kernel/server';
import { sql } from 'kysely';
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
  await transaction
    .tables<BuilderTables>()
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
  await keepNewest(
    transaction,
    'builder_revisions',
    sql`document = ${row.id} and kind <> 'autosave'`,
    REVISIONS_KEPT,
  );
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
