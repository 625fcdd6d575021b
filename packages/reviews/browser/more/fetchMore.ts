import { exchange, jsonOf200 } from '@portico/kernel/http';
import { MORE_REVIEWS_PATH, type MoreReviews, parseMoreReviews } from '../../wire/public.ts';

/** Requests further reviews. Only a response with status 200 and the right shape is used; anything else is `null`. */
export async function fetchMore(
  fetch: typeof globalThis.fetch,
  address: string,
  query: { id: string; offset: number; size: number },
): Promise<MoreReviews | null> {
  const url = new URL(address || MORE_REVIEWS_PATH, location.href);
  // The response becomes part of the page, so other sites are not requested.
  if (url.origin !== location.origin) return null;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return parseMoreReviews(
    jsonOf200(await exchange(fetch, url.href, { headers: { 'Content-Type': 'application/json' } })),
  );
}
