/** The public pages linked from the home page, and those linked from them, as paths in order. */
export async function findPages(baseURL: string, atMost = 12): Promise<string[]> {
  return (await crawl(baseURL, atMost)).map(({ path }) => path);
}

/** The same, with at most two posts, categories or products each: they share one view. */
export async function findPagesOfEachKind(baseURL: string, atMost: number): Promise<string[]> {
  const found = new Map<string, number>();
  return (await crawl(baseURL, atMost)).flatMap((page) => {
    const kind = kindOf(page);
    const count = (found.get(kind) ?? 0) + 1;
    found.set(kind, count);
    return count > 2 ? [] : page.path;
  });
}

interface FoundPage {
  readonly path: string;
  readonly html: string;
}

/** Top-level pages are each a kind of their own, except posts; below that, the first path segment decides. */
export function kindOf({ path, html }: FoundPage): string {
  if (/property="og:type" content="article"/.test(html)) return 'post';
  return /^\/[^/]+\/(?=.)/.exec(path)?.[0] ?? path;
}

async function crawl(baseURL: string, atMost: number): Promise<FoundPage[]> {
  const pages: FoundPage[] = [];
  const queue = ['/'];
  const known = new Set(queue);
  for (let path = queue.shift(); path !== undefined && pages.length < atMost; path = queue.shift()) {
    const response = await fetch(baseURL + path);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await response.text();
    pages.push({ path, html });
    const unknown = linksIn(html).filter((link) => !known.has(link));
    for (const link of unknown) known.add(link);
    queue.push(...unknown);
  }
  return pages;
}

/** Paths of pages on this site; they end with a slash. The admin area is not for visitors. */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/(?:[^"#?]*\/)?)(?:[#?][^"]*)?"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  return [...new Set(links)].filter((path) => !path.startsWith('//') && !path.startsWith('/admin/'));
}
