import { createHash } from 'node:crypto';
import type { Database } from '@portico/kernel/server';
import type { Cover } from '../../wire/public.ts';
import type { BlogTables } from '../tables.ts';

/** Registers a picture whose files are elsewhere, such as the demo's; identical ones share a row. */
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
