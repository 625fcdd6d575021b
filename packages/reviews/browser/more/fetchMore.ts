import { exchange, jsonOf200 } from '@portico/kernel/http';
import { MORE_REVIEWS_PATH, type MoreReviews, parseMoreReviews } from '../../wire/public.ts';

/** Asks for further reviews. Only an answer with status 200 and of the right shape counts; anything else is `null`. */
export async function fetchMore(
  fetch: typeof globalThis.fetch,
  address: string,
  query: { id: string; offset: number; size: number },
): Promise<MoreReviews | null> {
  const url = new URL(address || MORE_REVIEWS_PATH, location.href);
  // What it answers becomes part of the page, so no other site is asked.
  if (url.origin !== location.origin) return null;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return parseMoreReviews(jsonOf200(await exchange(fetch, url.href)));
}
