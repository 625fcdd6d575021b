import type { SearchHit } from './searchState.ts';

const MOST_HITS = 6;

/** Asks the site's own search. Throws when it cannot be asked; the plain form is still there. */
export async function fetchHits(
  { ownerDocument: page, form }: HTMLInputElement,
  words: string,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const root = page.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href ?? '/wp-json/';
  const address = `${root}wp/v2/search`;
  const parameters = new URLSearchParams({ search: words, per_page: String(MOST_HITS) });
  // Plugins for languages print it into the forms of pages in another language than the main one.
  const language = form?.querySelector<HTMLInputElement>('[name=lang]')?.value;
  if (language) parameters.set('lang', language);
  const response = await fetch(`${address}${address.includes('?') ? '&' : '?'}${parameters}`, { signal });
  const body: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(body)) throw new Error(`The search answered ${response.status}.`);
  return body.flatMap(hitOf);
}

function hitOf(entry: unknown): SearchHit[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { title, url, subtype, type } = entry as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof url !== 'string' || !/^(https?:\/\/|\/(?!\/))/.test(url)) return [];
  const kind = typeof subtype === 'string' ? subtype : typeof type === 'string' ? type : '';
  return [{ title: plain(title), url, kind }];
}

/** WordPress writes quotation marks and the like as entities. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
