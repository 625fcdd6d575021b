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
  const rows = await database
    .tables<BlogTables>()
    .selectFrom('blog_media')
    .select(['hash', 'sources'])
    .where(({ eb, and, or }) =>
      or(pictures.map((start) => and([eb('hash', '>=', start), eb('hash', '<', `${start}${AFTER_DIGITS}`)]))),
    )
    .execute();
  return withSizes(html, (picture) =>
    sourcesIn(rows.find(({ hash }) => hash?.startsWith(picture))?.sources ?? ''),
  );
}
