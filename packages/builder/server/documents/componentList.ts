import type { Database } from '@portico/kernel/server';
import { componentIds } from '../../model/atomic/components.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import type { Component } from '../../wire/admin.ts';
import { COMPONENT_TYPE } from '../../wire/public.ts';
import type { BuilderTables } from '../tables.ts';
import { elementsIn, live } from './documentRows.ts';
import { newerDocuments } from './documentUses.ts';

/** The site's components by title, each with the number of documents that use it. */
export async function componentList(database: Database): Promise<Component[]> {
  const users = await usersOfComponents(database);
  const rows = await database
    .tables<BuilderTables>()
    .selectFrom('builder_documents')
    .selectAll()
    .where('type', '=', COMPONENT_TYPE)
    .where('trashed_at', 'is', null)
    .orderBy('title')
    .limit(MOST_COMPONENTS)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    title: row.title,
    isPublished: row.live_version !== null,
    users: users.get(Number(row.id)) ?? 0,
    elements: elementsIn((live(row) && row.live_elements) || row.elements),
  }));
}

async function usersOfComponents(database: Database): Promise<ReadonlyMap<number, number>> {
  const users = new Map<number, number>();
  for await (const row of newerDocuments(database)) {
    const texts = [row.elements, row.live_elements].filter((text) => text?.includes('"e-component"'));
    const ids = texts.flatMap((text) => {
      // Sanitised when it was stored.
      const parsed = parseDocument(elementsIn(text ?? '[]'), { id: row.id, cleanHtml: (html) => html });
      return componentIds(parsed.elements);
    });
    for (const id of new Set(ids)) users.set(id, (users.get(id) ?? 0) + 1);
  }
  return users;
}

const MOST_COMPONENTS = 500;
