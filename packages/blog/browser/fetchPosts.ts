import { type MorePosts, postsAddress } from '../wire/public.ts';
import { previewTicket } from './previewTicket.ts';

const TIMEOUT_MS = 15_000;

/** Requests a page of posts. `null` if the response is not a string; throws if the request fails. */
export async function fetchPosts(
  view: Window,
  more: MorePosts,
  page: number,
  isPreview: boolean,
): Promise<string | null> {
  const ticket = isPreview ? await previewTicket(view) : null;
  const response = await view.fetch(postsAddress(more, page, ticket), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=UTF-8' },
    body: more.query,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = response.status === 200 ? await response.json() : null;
  return typeof answer === 'string' ? answer : null;
}
