import type { Page, PageContent, Visit } from './Page.ts';

/** A source of pages directly below the root, whose slugs are only known on request. */
export interface SlugSource {
  readonly tags: (slug: string) => readonly string[];
  readonly query?: readonly string[];
  readonly render: (slug: string, visit: Visit) => Promise<PageContent | null>;
  readonly movedTo?: (slug: string) => Promise<string | null>;
}

/** Serves `/{slug}/` if none of the site's own pages does: the first source that knows the slug. */
export function slugPage(sources: readonly SlugSource[]): Page {
  return {
    url: '/:slug/',
    tags: ({ slug = '' }) => sources.flatMap((source) => source.tags(slug)),
    query: sources.flatMap((source) => source.query ?? []),
    async render({ slug = '' }, visit) {
      for (const source of sources) {
        const content = await source.render(slug, visit);
        if (content) return content;
      }
      return null;
    },
    async movedTo({ slug = '' }) {
      for (const source of sources) {
        const path = await source.movedTo?.(slug);
        if (path) return path;
      }
      return null;
    },
  };
}
