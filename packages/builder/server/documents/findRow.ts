import type { Database } from '@portico/kernel/server';
import type { BuilderTables, DocumentRow } from '../tables.ts';
import { missing } from './DocumentError.ts';

export async function findRow(database: Database, id: number): Promise<DocumentRow | undefined> {
  return database
    .tables<BuilderTables>()
    .selectFrom('builder_documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function existingRow(database: Database, id: number): Promise<DocumentRow> {
  const row = await findRow(database, id);
  if (!row) throw missing();
  return row;
}
