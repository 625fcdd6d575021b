import type { Database } from '@portico/kernel/server';
import type { BlogTables, MediaRow } from '../tables.ts';

/** Maximum number of pictures looked up at a time. */
export const MOST_PICTURES = 200;
/** Sorts after every digit of a hash. */
const AFTER_DIGITS = 'g';

/** The part of an uploaded picture's URL that all its sizes share; `null` for any other URL. */
export function pictureStart(address: string): string | null {
  return /^\/media\/([0-9a-f]{20})-/.exec(address)?.[1] ?? null;
}

/** Pictures by that shared part. */
export async function picturesAt(
  database: Database,
  starts: readonly string[],
): Promise<(start: string) => MediaRow | undefined> {
  if (starts.length === 0) return () => undefined;
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_media')
    .selectAll()
    .where(({ eb, and, or }) =>
      or(starts.map((start) => and([eb('hash', '>=', start), eb('hash', '<', `${start}${AFTER_DIGITS}`)]))),
    )
    .execute();
  return (start) => rows.find(({ hash }) => hash.startsWith(start));
}
