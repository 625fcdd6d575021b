/** The public pages that the home page leads to, and those that they lead to in turn, as paths in order. */
export async function findPages(baseURL: string, atMost = 12): Promise<string[]> {
  const pages: string[] = [];
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined && pages.length < atMost; path = queue.shift()) {
    const response = await fetch(baseURL + path);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push(path);
    queue.push(
      ...linksIn(await response.text()).filter((link) => !pages.includes(link) && !queue.includes(link)),
    );
  }
  return pages;
}

/** Paths of pages on this site; they end with a slash. The administrator's area is not for visitors. */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/(?:[^"#?]*\/)?)(?:[#?][^"]*)?"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  return [...new Set(links)].filter((path) => !path.startsWith('//') && !path.startsWith('/admin/'));
}
