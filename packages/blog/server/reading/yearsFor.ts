import type { PostQuery } from '../Blog.ts';
import type { Posts } from './chosen.ts';
import { isScattered, type Years } from './scatteredSpans.ts';

const DAY_MS = 86_400_000;

/**
 * The years that posts are of, where a query needs to know. With a day more on both sides: no clock in the world is further
 * ahead or behind.
 */
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
