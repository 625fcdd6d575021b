import type { Settings } from '../../model/settings/read.ts';
import { usePageOfList } from '../../parts/post/ListPage.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import type { SitePost } from '../../wire/admin.ts';
import { type BuilderElement, LIST_PAGE_PARAMETER } from '../../wire/public.ts';
import { limitedPages, pagesOf, postsPaging } from './postsPaging.ts';
import { postsPerPage, postsRequest, showsCurrent } from './postsRequest.ts';

/** A widget's posts, with pagination. */
export interface FoundPosts {
  readonly posts: readonly SitePost[];
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** Index of the first of the most recently requested posts. */
  readonly first: number;
}

interface UsePostsOptions {
  /** Under the names of `posts`, if the element has others. */
  readonly settings?: Settings;
  /** Additional data for each post. */
  readonly also?: { readonly isAbout?: true; readonly isWhole?: boolean };
}

/** A widget's posts, as far as the site has responded. */
export function usePosts(
  element: BuilderElement,
  { settings = element.settings, also = {} }: UsePostsOptions = {},
): FoundPosts {
  const pageOfList = usePageOfList();
  const facts = usePageFacts();
  const paging = postsPaging(settings);
  const isCurrent = showsCurrent(settings) && facts !== null;
  const page = paging.type && !isCurrent ? pageOfList(element.id) : 1;
  const wanted = { page, all: paging.isMore, at: facts?.url, given: facts?.list?.posts, widget: element.id };
  const answer = useSitePart({ ...postsRequest(settings, wanted), ...also });
  const posts = answer?.posts ?? [];
  if (isCurrent) {
    const { list } = facts;
    const pages = limitedPages(settings, paging, list?.pages ?? 1);
    return {
      posts,
      page: list?.page ?? 1,
      pages,
      addressOf: list?.addressOf ?? (() => facts.url),
      first: -1,
    };
  }
  const addressOf = (to: number): string =>
    to === 1 && facts?.url ? facts.url : `?${LIST_PAGE_PARAMETER}${element.id}=${to}`;
  const pages = pagesOf(settings, paging, answer?.total ?? 0);
  return {
    ...{ posts, page, pages, addressOf },
    // The browser scrolls to the most recently loaded posts.
    first: paging.isMore && page > 1 ? (page - 1) * postsPerPage(settings) : -1,
  };
}
