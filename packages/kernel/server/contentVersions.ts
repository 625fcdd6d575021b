import { sql } from 'kysely';
import type { CommittedReader, Database } from './database/Database.ts';

/**
 * What a rendered page depends on, so that it can be cached until exactly that changes. A page names its tags
 * (`site`, `page:home`, `posts`); what changes one of these things touches the tag in the same transaction.
 *
 * Take the stamp before reading what is rendered: then a change in between makes the page newer than its stamp, which
 * costs one more rendering, and never older.
 */
export interface ContentVersions {
  /**
   * A text that stays equal as long as nothing with these tags has changed, in this process or another. The stamp of several
   * tags is the concatenation of theirs.
   */
  stamp(tags: readonly string[]): string | Promise<string>;
  /** Marks the tags as changed, in the same transaction as the change. */
  touch(transaction: Database, tags: readonly string[]): Promise<void>;
}

export function createContentVersions(database: Database): ContentVersions {
  return {
    stamp: database.committed ? stampFromMemory(database.committed) : stampFromDatabase(database),
    touch: async (transaction, tags) => {
      // Always in the same order, so that two changes of the same tags wait for each other instead of deadlocking.
      for (const tag of [...new Set(tags)].sort()) await touchOne(transaction, tag);
    },
  };
}

/** Every tag ever touched: for changes too broad to list their tags. */
export async function everyTag(transaction: Database): Promise<readonly string[]> {
  const rows = await transaction
    .tables<ContentTables>()
    .selectFrom('content_versions')
    .select('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

interface ContentTables {
  content_versions: { tag: string; version: number };
}

/**
 * On SQLite each version is higher than any before, and there is one writer at a time, so the rows above the highest known
 * version are those touched since the last read. A read is needed only if the file has changed, which SQLite can tell in
 * microseconds. It uses a connection that sees committed rows only, so a touch counts from its commit, and not at all if it is
 * rolled back.
 */
function stampFromMemory(committed: CommittedReader): ContentVersions['stamp'] {
  const versions = new Map<string, number>();
  let seenChange: number | undefined;
  let highest = 0;
  return (tags) => {
    const change = committed.changeCount();
    if (change !== seenChange) {
      for (const row of committed.all(
        'select tag, version from content_versions where version > ? order by version',
        [highest],
      )) {
        highest = Number(row.version);
        versions.set(String(row.tag), highest);
      }
      seenChange = change;
    }
    return joined(tags, versions);
  };
}

/**
 * On PostgreSQL other processes make changes, and no notification is early enough: it arrives a moment after the commit, when a
 * visitor could be shown what an editor has just been told is gone. So every stamp queries the database.
 */
function stampFromDatabase(database: Database): ContentVersions['stamp'] {
  return async (tags) => {
    if (tags.length === 0) return '';
    const rows = await database
      .tables<ContentTables>()
      .selectFrom('content_versions')
      .select(['tag', 'version'])
      .where('tag', 'in', tags)
      .execute();
    return joined(tags, new Map(rows.map((row) => [row.tag, row.version])));
  };
}

function joined(tags: readonly string[], versions: ReadonlyMap<string, number>): string {
  let stamp = '';
  for (const tag of tags) stamp += `${tag}=${versions.get(tag) ?? 0};`;
  return stamp;
}

async function touchOne(transaction: Database, tag: string): Promise<void> {
  const next =
    transaction.dialect === 'sqlite'
      ? sql<number>`(select coalesce(max(version), 0) + 1 from content_versions)`
      : // The row stays locked until the commit, so two touches never get the same version.
        sql<number>`content_versions.version + 1`;
  await transaction
    .tables<ContentTables>()
    .insertInto('content_versions')
    .values({
      tag,
      version: transaction.dialect === 'sqlite' ? next : 1,
    })
    .onConflict((conflict) => conflict.column('tag').doUpdateSet({ version: next }))
    .execute();
}
