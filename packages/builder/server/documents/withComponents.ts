import type { Database } from '@portico/kernel/server';
import { componentIds, fillComponents } from '../../model/atomic/components.ts';
import { type BuilderElement, COMPONENT_TYPE } from '../../wire/public.ts';
import type { BuilderTables } from '../tables.ts';
import type { PublishedDocument } from './Documents.ts';
import { live } from './documentRows.ts';

/** A document with the published content of its components. Most have none, at no cost. */
export async function withComponents<Found extends PublishedDocument | null>(
  database: Database,
  found: Found,
): Promise<Found> {
  if (!found) return found;
  const known = new Map<number, readonly BuilderElement[]>();
  let wanted = componentIds(found.document.elements);
  // Components may be nested; each is read once.
  while (wanted.length > 0 && known.size < MOST_COMPONENTS) {
    const rows = await database
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .selectAll()
      .where('type', '=', COMPONENT_TYPE)
      .where('id', 'in', wanted)
      .execute();
    for (const id of wanted) known.set(id, []);
    for (const row of rows) known.set(row.id, live(row)?.document.elements ?? []);
    wanted = rows.flatMap(({ id }) => componentIds(known.get(id) ?? [])).filter((id) => !known.has(id));
  }
  if (known.size === 0) return found;
  const elements = fillComponents(found.document.elements, (id) => known.get(id) ?? []);
  return { ...found, document: { ...found.document, elements } };
}

const MOST_COMPONENTS = 200;
