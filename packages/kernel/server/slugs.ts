import { LONGEST_SLUG } from '../slugs/index.ts';
import { firstFree } from './firstFree.ts';

/** The slug itself, or the first of `slug-2`, `slug-3`, … that is free. */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => boolean | Promise<boolean>,
): Promise<string> {
  const slugAt = (number: number): string =>
    number === 1 ? slug : `${slug.slice(0, LONGEST_SLUG - 6)}-${number}`;
  return slugAt(await firstFree(async (number) => !(await isTaken(slugAt(number)))));
}
