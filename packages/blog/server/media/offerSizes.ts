import type { Database } from '@portico/kernel/server';
import type { BlogTables } from '../tables.ts';
import { sourcesIn } from './createMedia.ts';
import { picturesIn, withSizes } from './withSizes.ts';

/** A page with more pictures than this shows the rest in the size that their author chose. */
const MOST_PICTURES = 200;
/** After every digit of a hash. */
const AFTER_DIGITS = 'g';

/** A page whose uploaded pictures come in every size that there is. */
export async function offerSizes(database: Database, html: string): Promise<string> {
  const pictures = picturesIn(html).slice(0, MOST_PICTURES);
  if (pictures.length === 0) return html;
  const rows = await rowsOf(database, pictures);
  return withSizes(html, (picture) =>
    sourcesIn(rows.find(({ hash }) => hash?.startsWith(picture))?.sources ?? ''),
  );
}

/** Which of some addresses of uploaded pictures the library has nothing for. */
export async function findGone(database: Database, addresses: readonly string[]): Promise<readonly string[]> {
  const starts = [...new Set(addresses.flatMap((address) => startOf(address) ?? []))].slice(0, MOST_PICTURES);
  if (starts.length === 0) return [];
  const rows = await rowsOf(database, starts);
  const gone = new Set(starts.filter((start) => !rows.some(({ hash }) => hash?.startsWith(start))));
  return addresses.filter((address) => gone.has(startOf(address) ?? ''));
}

function startOf(address: string): string | null {
  return /^\/media\/([0-9a-f]{20})-/.exec(address)?.[1] ?? null;
}

/** By the part of their address that all sizes of a picture share. */
function rowsOf(database: Database, starts: readonly string[]) {
  return database
    .tables<BlogTables>()
    .selectFrom('blog_media')
    .select(['hash', 'sources'])
    .where(({ eb, and, or }) =>
      or(starts.map((start) => and([eb('hash', '>=', start), eb('hash', '<', `${start}${AFTER_DIGITS}`)]))),
    )
    .execute();
}
