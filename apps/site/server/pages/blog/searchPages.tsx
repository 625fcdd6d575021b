import { BlogHead, listPagePath, PostsIndex, SearchForm, searchPath } from '@portico/theme/blog';
import { BLOG_TAG } from '@portico/theme/server';
import type { Page, PageContent, Visit } from '../Page.ts';
import type { BlogParts } from './BlogParts.ts';
import { pageNumber } from './pageNumber.ts';
import { searchedLanguage } from './searchedLanguage.ts';
import { sidebarFor } from './sidebarFor.tsx';

/** Where a visitor without scripts searches. */
export const SEARCH_PATH = '/search/';
export const SEARCH_PARAMETERS = ['s', 'lang'];
/** Nobody types more; whoever sends more is not looking for a post. */
const LONGEST_SEARCH = 200;

/** What a search has found, at the address that every theme of the field has: `/?s=`, and `/page/2/?s=`. */
export function searchPages(parts: BlogParts): readonly Page[] {
  return [
    {
      url: SEARCH_PATH,
      tags: () => [BLOG_TAG],
      query: SEARCH_PARAMETERS,
      render: (_, visit) => searchPage(parts, visit, 1),
    },
    {
      url: '/page/:page/',
      tags: () => [BLOG_TAG],
      query: SEARCH_PARAMETERS,
      async render(params, visit) {
        const page = pageNumber(params.page);
        return page !== null && visit.query.s ? searchPage(parts, visit, page) : null;
      },
    },
  ];
}

export async function searchPage(parts: BlogParts, visit: Visit, page: number): Promise<PageContent | null> {
  const text = (visit.query.s ?? '').trim().slice(0, LONGEST_SEARCH);
  const searched = searchedLanguage(parts, visit.query.lang);
  const found = text ? await parts.blog.search(text, page, searched) : NOTHING;
  if (page > 1 && found.posts.length === 0) return null;
  const path = searchPath(text, searched);
  // Further pages of a search are asked for by number: the endpoint's order is the date's.
  const theme = { ...visit.theme, pagination: 'number' as const };
  return {
    title: text ? `Search for “${text}”` : 'Search',
    description: `Search the posts of ${parts.publisher}.`,
    head: {
      isHidden: true,
      canonical: listPagePath(path, page),
      previous: page > 1 ? listPagePath(path, page - 1) : null,
      next: page < found.pages ? listPagePath(path, page + 1) : null,
    },
    searched,
    listing: { pages: found.pages, query: null, language: parts.languages[0] },
    body: (
      <PostsIndex
        theme={theme}
        head={
          <BlogHead title={titleOf(text, found.total)}>
            <SearchForm label="Search the journal" value={text} language={searched} />
          </BlogHead>
        }
        posts={found.posts}
        path={path}
        page={page}
        pages={found.pages}
        whenEmpty={text ? <NothingFound /> : null}
        sidebar={await sidebarFor(parts, theme, searched)}
      />
    ),
  };
}

const NOTHING = { posts: [], page: 1, pages: 0, total: 0 } as const;

function titleOf(text: string, total: number): string {
  if (!text) return 'Search the journal';
  if (total === 0) return `Nothing on “${text}”`;
  return total === 1 ? `One post on “${text}”` : `${total} posts on “${text}”`;
}

function NothingFound() {
  return (
    <div className="nv-nothing">
      <p>
        No post has these words. Try fewer of them, or one that means the same; or{' '}
        <a href="/blog/">read what is newest</a>.
      </p>
    </div>
  );
}
