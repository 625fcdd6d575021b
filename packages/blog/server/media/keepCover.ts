import { createHash } from 'node:crypto';
import type { Database } from '@portico/kernel/server';
import type { Cover } from '../../wire/Cover.ts';
import type { BlogTables } from '../tables.ts';

/** Notes a picture whose sizes somebody else keeps, such as the demo's own; the same sizes are noted once. */
export async function keepCover(transaction: Database, cover: Cover, now: number): Promise<number> {
  const sources = JSON.stringify(cover.sources);
  const { id } = await transaction
    .tables<BlogTables>()
    .insertInto('blog_media')
    .values({
      name: nameIn(cover.sources[0]?.url ?? 'picture'),
      alt: cover.alt,
      width: cover.width,
      height: cover.height,
      bytes: 0,
      colour: cover.colour,
      sources,
      hash: createHash('sha256').update(`${cover.alt}\n${sources}`).digest('hex'),
      made_at: now,
    })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ sources }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function nameIn(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').at(-1) ?? 'picture';
}
