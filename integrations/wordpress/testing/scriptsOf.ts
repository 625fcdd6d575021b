/** Handles of a page's external scripts: those that run, and those that are held back. */
export function scriptsOf(html: string): { readonly held: string[]; readonly live: string[] } {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => /\ssrc=/.test(tag));
  const handle = (tag: string): string => /\sid=["']([^"']*)-js["']/.exec(tag)?.[1] ?? tag;
  if (html.includes('data-portico-handle'))
    throw new Error('A mark that only the plugin reads is in the page.');
  return {
    held: tags.filter((tag) => tag.includes('type="portico/')).map(handle),
    live: tags.filter((tag) => !tag.includes('type="portico/')).map(handle),
  };
}
