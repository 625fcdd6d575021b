import type { Database } from '@portico/kernel/server';
import { componentIds, fillComponents } from '../../model/atomic/components.ts';
import { fillGlobals, globalIds } from '../../model/templates/globalWidgets.ts';
import { type BuilderElement, COMPONENT_TYPE, GLOBAL_TYPE } from '../../wire/public.ts';
import type { BuilderTables } from '../tables.ts';
import type { PublishedDocument } from './Documents.ts';
import { live } from './documentRows.ts';

/** A document with the published content of its components and global widgets. Most have none, at no cost. */
export async function withShared<Found extends PublishedDocument | null>(
  database: Database,
  found: Found,
): Promise<Found> {
  if (!found) return found;
  const elements = await withGlobals(database, found.document.elements);
  return { ...found, document: { ...found.document, elements: await withComponents(database, elements) } };
}

async function withGlobals(
  database: Database,
  elements: readonly BuilderElement[],
): Promise<readonly BuilderElement[]> {
  const ids = globalIds(elements).slice(0, MOST_SHARED);
  if (ids.length === 0) return elements;
  const known = await published(database, GLOBAL_TYPE, ids);
  return fillGlobals(elements, (id) => known.get(id)?.[0]);
}

async function withComponents(
  database: Database,
  elements: readonly BuilderElement[],
): Promise<readonly BuilderElement[]> {
  const known = new Map<number, readonly BuilderElement[]>();
  let wanted = componentIds(elements);
  // Components may be nested; each is read once.
  while (wanted.length > 0 && known.size < MOST_SHARED) {
    const found = await published(database, COMPONENT_TYPE, wanted);
    for (const [id, inner] of found) known.set(id, inner);
    wanted = [...found.values()].flatMap(componentIds).filter((id) => !known.has(id));
  }
  return known.size === 0 ? elements : fillComponents(elements, (id) => known.get(id) ?? []);
}

/** The elements of each of these documents; none where there is no such document. */
async function published(
  database: Database,
  type: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly BuilderElement[]>> {
  const rows = await database
    .tables<BuilderTables>()
    .selectFrom('builder_documents')
    .selectAll()
    .where('type', '=', type)
    .where('id', 'in', ids)
    .execute();
  return new Map([
    ...ids.map((id): [number, readonly BuilderElement[]] => [id, []]),
    ...rows.map((row): [number, readonly BuilderElement[]] => [row.id, live(row)?.document.elements ?? []]),
  ]);
}

const MOST_SHARED = 200;
