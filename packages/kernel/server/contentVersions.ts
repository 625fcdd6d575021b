import { sql } from 'kysely';
import type { CommittedReader, Database } from './database/Database.ts';

/**
 * What a rendered page depends on, so that it can be cached until exactly that changes. A page names its tags
 * (`site`, `page:home`, `posts`); whoever changes one of these things touches the tag in the same transaction.
 *
 * Take the stamp before reading what is rendered: then a change in between makes the page newer than its stamp, which
 * costs one more rendering, and never older.
 */
export interface ContentVersions {
  /**
   * A text that is equal as long as nothing behind these tags has changed, in this process or another. That of several tags
   * is those of each, one after the other.
   */
  stamp(tags: readonly string[]): string | Promise<string>;
  /** Marks the tags as changed, together with the change itself. */
  touch(transaction: Database, tags: readonly string[]): Promise<void>;
}

export function createContentVersions(database: Database): ContentVersions {
  return {
    stamp: database.committed ? stampFromMemory(database.committed) : stampFromDatabase(database),
    touch: async (transaction, tags) => {
      // In one order for everybody, so that two changes of the same tags wait for each other instead of for ever.
      for (const tag of [...new Set(tags)].sort()) await touchOne(transaction, tag);
    },
  };
}

/** Every tag that was ever touched: for whoever changes so much that it is quicker said than told apart. */
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
 * On SQLite a version is one more than any version before, and there is one writer at a time: so what was touched since
 * we last looked are the rows above the highest version that we know. Looking is needed only when the file has changed
 * at all, which SQLite can tell in microseconds; and it is done on a connection that sees committed rows only, so a
 * touch counts from the moment at which its transaction is committed and not at all if it is not.
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
 * On PostgreSQL other processes change things, and nothing tells us in time: a notification arrives a moment after the
 * commit, and in that moment a visitor could be shown what an editor has just been told is gone. So every stamp asks.
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
      : // The row stays locked until the commit, so two touches never give the same version.
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
