import type { Database } from '@portico/kernel/server';
import type { KitContents } from '../contents/KitContents.ts';

/** Where visitors find pages and posts, by their IDs here; `null` for what has no page of its own, or is not published. */
export interface SiteAddresses {
  page(id: string): string | null;
  post(id: string): string | null;
}

/** As the site has them: a slug may have become another one than the kit wished. */
export async function siteAddresses(
  { documents, posts }: Pick<KitContents, 'documents' | 'posts'>,
  database: Database,
): Promise<SiteAddresses> {
  const pages = new Map<string, string>();
  for (const { id, postType, slug, isHome, isHidden } of await documents.list(database)) {
    if (isHidden || !VISITED.has(postType)) continue;
    if (isHome) pages.set(id, '/');
    else if (slug !== null) pages.set(id, `/${encodeURIComponent(slug)}/`);
  }
  const written = new Map<string, string>();
  for (const { name } of posts.types)
    for (const { id, slug } of await posts.list(database, name))
      written.set(id, `/${encodeURIComponent(slug)}/`);
  return { page: (id) => pages.get(id) ?? null, post: (id) => written.get(id) ?? null };
}

/** Floating elements are shown on other pages. */
const VISITED: ReadonlySet<string | null> = new Set(['page', 'post']);
