import type { ContentVersions, Database } from '@portico/kernel/server';
import type { BuilderTables } from '../tables.ts';
import { documentTag, kindTag, pageTag } from './Documents.ts';

/** Which documents use shared classes and variables. */
export interface DocumentUses {
  /** Includes drafts. */
  of(names: ReadonlySet<string>): Promise<readonly DocumentUse[]>;
  /** Touches the published documents that use any of these. */
  touch(transaction: Database, names: ReadonlySet<string>): Promise<void>;
}

export interface DocumentUse {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly names: string[];
}

export function documentUses(database: Database, content: ContentVersions): DocumentUses {
  return {
    async of(names) {
      const found: DocumentUse[] = [];
      for await (const { id, title, type, elements, live_elements } of newerDocuments(database)) {
        const named = namedIn(`${elements}${live_elements ?? ''}`, names);
        if (named.size > 0) found.push({ id: Number(id), title, type, names: [...named] });
      }
      return found;
    },
    async touch(transaction, names) {
      const tags: string[] = [];
      for await (const { id, slug, type, live_elements } of newerDocuments(transaction))
        if (live_elements !== null && namedIn(live_elements, names).size > 0)
          tags.push(documentTag(id), slug === null ? kindTag(type) : pageTag(slug));
      await content.touch(transaction, tags);
    },
  };
}

/** Documents with version 4 values, in batches because they may be large. */
export async function* newerDocuments(database: Database) {
  for (let last = 0; ; ) {
    const rows = await database
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .select(['id', 'slug', 'type', 'title', 'elements', 'live_elements'])
      .where('trashed_at', 'is', null)
      .where(({ eb, or }) => or([eb('elements', 'like', NEWER), eb('live_elements', 'like', NEWER)]))
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    yield* rows;
    if (rows.length < AT_A_TIME) return;
    last = Number(rows.at(-1)?.id);
  }
}

const AT_A_TIME = 50;
const NEWER = '%$$type%';

/** Finds the names that occur as strings. */
function namedIn(json: string, names: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const [, name = ''] of json.matchAll(/"([\w-]{1,64})"/g)) if (names.has(name)) found.add(name);
  return found;
}
