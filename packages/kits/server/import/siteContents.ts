import type { Database } from '@portico/kernel/server';
import type { TermFile } from '../../wire/public.ts';
import { listDocuments } from '../contents/documentFacts.ts';
import type { KitContents, KitPost } from '../contents/KitContents.ts';
import { isSameDocument } from './isSameDocument.ts';
import type { SiteContents } from './PlanInput.ts';

/** Reads what the site has, for a plan. */
export async function readSiteContents(contents: KitContents, database: Database): Promise<SiteContents> {
  const { plugins, theme } = await contents.site();
  const posts: Record<string, readonly KitPost[]> = {};
  for (const { name } of contents.posts.types) posts[name] = await contents.posts.list(database, name);
  const terms: Record<string, readonly TermFile[]> = {};
  for (const { name } of await contents.taxonomies.list(database))
    terms[name] ??= await contents.taxonomies.terms(database, name);
  return {
    documents: await listDocuments(contents.documents, database),
    async saysTheSame(id, file) {
      const own = await contents.documents.read(database, id);
      if (own === null) return false;
      const parsed = contents.documents.parse(file);
      const asElementor = contents.documents.asElementor?.(parsed) ?? parsed;
      return isSameDocument(own, parsed) || isSameDocument(own, asElementor);
    },
    problemOf: (file) => contents.documents.problem?.(file) ?? '',
    posts,
    terms,
    menus: {
      names: (await contents.menus.read(database, new Map())).map(({ name }) => name),
      parse: contents.menus.parse,
      ofItems: contents.menus.ofItems,
    },
    lookAtPosts: (wxr) => contents.posts.look(database, wxr),
    hasFont: await contents.fonts.known(database),
    plugins: plugins.map(({ plugin }) => plugin),
    themeSlug: theme?.slug ?? null,
    settings: await contents.settings.read(database),
  };
}
