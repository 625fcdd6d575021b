import type { SearchHit } from './searchState.ts';

const MOST_HITS = 6;

/** Queries the site's own search. Throws if it fails; the plain form still works. */
export async function fetchHits(
  { ownerDocument: page, form }: HTMLInputElement,
  words: string,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const root = page.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href ?? '/wp-json/';
  const address = `${root}wp/v2/search`;
  const parameters = new URLSearchParams({ search: words, per_page: String(MOST_HITS) });
  // Multilingual plugins print it into the forms of pages that are not in the main language.
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

/** WordPress encodes quotation marks and the like as entities. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
