import { createRevisions, type Database } from '@portico/kernel/server';
import type { DocumentRow, RevisionTable } from '../tables.ts';
import type { Author, RevisionKind } from './StoredDocument.ts';

export const revisionRows = createRevisions<RevisionTable>('builder_revisions', {
  of: 'document',
  by: 'author',
});

/** Stores a version of a document. */
export async function keepRevision(
  transaction: Database,
  row: DocumentRow,
  kind: RevisionKind,
  author: Author,
): Promise<void> {
  await revisionRows.keep(transaction, {
    document: row.id,
    kind,
    base_version: row.version,
    title: row.title,
    settings: row.settings,
    elements: row.elements,
    made_at: row.changed_at,
    author: author.id,
    author_name: author.name,
  });
}
