import { type Database, jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import type { KitsTables } from '../database/tables.ts';
import type { DocumentFacts, KitDocument, KitDocuments } from './KitContents.ts';

/** The site's documents together with what a manifest said about them. */
export async function listDocuments(documents: KitDocuments, database: Database): Promise<KitDocument[]> {
  const rows = await database.tables<KitsTables>().selectFrom('kit_facts').selectAll().execute();
  const facts = new Map(rows.map((row) => [row.document, factsIn(row.facts)]));
  const listed = await documents.list(database);
  return listed.map((document) => ({ ...document, facts: facts.get(document.id) ?? {} }));
}

/** Stores the facts of a document. Returns the previous ones, or `null`. */
export async function writeFacts(
  database: Database,
  document: string,
  facts: DocumentFacts | null,
): Promise<DocumentFacts | null> {
  const tables = database.tables<KitsTables>();
  const before = await tables
    .deleteFrom('kit_facts')
    .where('document', '=', document)
    .returning('facts')
    .executeTakeFirst();
  if (facts && Object.keys(facts).length > 0)
    await tables
      .insertInto('kit_facts')
      .values({ document, facts: JSON.stringify(facts) })
      .execute();
  return before ? factsIn(before.facts) : null;
}

const Facts = Type.Unsafe<DocumentFacts>(Type.Record(Type.String(), Type.Unknown()));
const factsIn = jsonColumn('kit_facts.facts', Facts, {});
