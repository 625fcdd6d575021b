import { BLOG_TAG } from '@portico/blog/server';
import { BLOG_PATH } from '@portico/blog/ui';
import type { Page, PageContent, Visit } from '../Page.ts';
import type { SlugSource } from '../slugPage.ts';
import type { BlogOf, BlogParts } from './BlogParts.ts';
import { allPosts } from './blogPages.tsx';
import { listPage } from './listPage.tsx';
import { pageNumber } from './pageNumber.ts';

/** The newest posts at the owner's chosen path, such as `/news/` instead of `/blog/`. */
export function postsSource(blogOf: BlogOf): SlugSource {
  return {
    tags: () => [],
    query: ['paged'],
    async render(slug, visit) {
      const parts = blogOf(visit.site);
      if (parts.path === BLOG_PATH || parts.path !== `/${slug}/`) return null;
      const asked = visit.query.paged;
      const page = asked === undefined || asked === '1' ? 1 : pageNumber(asked);
      const shown = page === null ? null : await newestPosts(parts, page, visit);
      return shown && { ...shown, shows: [BLOG_TAG] };
    },
  };
}

/** The second page and the following ones. */
export function furtherPosts(blogOf: BlogOf): Page {
  return {
    url: '/:posts/page/:page/',
    tags: () => [BLOG_TAG],
    async render({ posts, page }, visit) {
      const parts = blogOf(visit.site);
      const number = pageNumber(page);
      return number !== null && isAt(parts, posts) ? newestPosts(parts, number, visit) : null;
    },
    movedTo: async ({ posts, page }, { site }) =>
      page === '1' && isAt(blogOf(site), posts) ? blogOf(site).path : null,
  };
}

/** Redirects from the default path to the chosen one. */
export function movedPosts(page: Page, blogOf: BlogOf): Page {
  return {
    ...page,
    async movedTo(params, visit) {
      const { path } = blogOf(visit.site);
      const number = params.page === undefined ? 1 : pageNumber(params.page);
      if (path !== BLOG_PATH) return number === null || number === 1 ? path : `${path}page/${number}/`;
      return (await page.movedTo?.(params, visit)) ?? null;
    },
  };
}

export async function newestPosts(parts: BlogParts, page: number, visit: Visit): Promise<PageContent | null> {
  return listPage(parts, await allPosts(parts), page, visit);
}

function isAt({ path }: BlogParts, slug = ''): boolean {
  return path !== BLOG_PATH && path === `/${slug}/`;
}
