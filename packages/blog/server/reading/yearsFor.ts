import type { PostQuery } from '../Blog.ts';
import type { Posts } from './chosen.ts';
import { isScattered, type Years } from './scatteredSpans.ts';

const DAY_MS = 86_400_000;

/** The years with posts, if a query needs them. Extended by a day on both sides, because no time zone is further off. */
export async function yearsFor(query: PostQuery, posts: Posts): Promise<Years | null> {
  if (!isScattered(query)) return null;
  const { first, last } = await posts
    .select(({ fn }) => [
      fn.min<number | null>('published_at').as('first'),
      fn.max<number | null>('published_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return null;
  return [yearOf(Number(first) - DAY_MS), yearOf(Number(last) + DAY_MS)];
}

function yearOf(time: number): number {
  return new Date(time).getUTCFullYear();
}
