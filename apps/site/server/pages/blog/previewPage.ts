import { type BlogServer, PREVIEW_NONCE, PREVIEW_PATH } from '@portico/blog/server';
import type { Page } from '../Page.ts';
import type { BlogOf } from './BlogParts.ts';
import { postPage } from './postSource.tsx';

/** A preview of a post for those who have the editor's link; not found for everybody else. */
export function previewPage(blogOf: BlogOf, { previewed }: Pick<BlogServer, 'previewed'>): Page {
  return {
    url: `${PREVIEW_PATH}/:id/`,
    tags: () => [],
    query: [PREVIEW_NONCE],
    async render({ id }, visit) {
      const post = await previewed(Number(id), visit.query[PREVIEW_NONCE]);
      if (!post) return null;
      return { ...(await postPage(blogOf(visit.site), post, visit)), head: { isHidden: true } };
    },
  };
}
