import { BLOG_TAG } from '@portico/blog/server';
import { BlogHead, listPagePath, PostsIndex, phrasesIn, SearchForm, searchPath } from '@portico/blog/ui';
import type { ReactNode } from 'react';
import type { Page, PageContent, Visit } from '../Page.ts';
import { SEARCH_PLACES } from '../places.ts';
import type { BlogOf, BlogParts } from './BlogParts.ts';
import { listFacts } from './listFacts.ts';
import { pageNumber } from './pageNumber.ts';
import { searchedLanguage } from './searchedLanguage.ts';
import { sidebarFor } from './sidebarFor.tsx';

/** Search page for visitors without JavaScript. */
export const SEARCH_PATH = '/search/';
export const SEARCH_PARAMETERS = ['s', 'lang'];
/** Nobody types more; longer texts are not searches for a post. */
const LONGEST_SEARCH = 200;

/** Search results, at the URLs that every WordPress theme uses: `/?s=` and `/page/2/?s=`. */
export function searchPages(blogOf: BlogOf): readonly Page[] {
  return [
    {
      url: SEARCH_PATH,
      tags: () => [BLOG_TAG],
      query: SEARCH_PARAMETERS,
      render: (_, visit) => searchPage(blogOf(visit.site), visit, 1),
    },
    {
      url: '/page/:page/',
      tags: () => [BLOG_TAG],
      query: SEARCH_PARAMETERS,
      async render(params, visit) {
        const page = pageNumber(params.page);
        return page !== null && visit.query.s ? searchPage(blogOf(visit.site), visit, page) : null;
      },
    },
  ];
}

export async function searchPage(parts: BlogParts, visit: Visit, page: number): Promise<PageContent | null> {
  const text = (visit.query.s ?? '').trim().slice(0, LONGEST_SEARCH);
  const searched = searchedLanguage(parts, visit.query.lang);
  const found = text ? await parts.blog.search(text, page, searched) : NOTHING;
  if (page > 1 && found.posts.length === 0) return null;
  const words = phrasesIn(parts.language).search;
  const path = searchPath(text, searched);
  // Search results are paged by number, because the endpoint sorts by date.
  const theme = { ...visit.theme, pagination: 'number' as const };
  const title = titleOf(parts, text, found.total);
  const form = <SearchForm label={searchLabel(parts)} value={text} language={searched} />;
  const sidebar = await sidebarFor(parts, theme, searched);
  const index = (head: ReactNode) => (
    <PostsIndex
      theme={theme}
      head={head}
      posts={found.posts}
      path={path}
      page={page}
      pages={found.pages}
      whenEmpty={text ? <NothingFound parts={parts} /> : null}
      sidebar={sidebar}
    />
  );
  return {
    title: text ? words.title(text) : words.button,
    description: `Search the posts of ${parts.publisher}.`,
    head: {
      isHidden: true,
      canonical: listPagePath(path, page),
      previous: page > 1 ? listPagePath(path, page - 1) : null,
      next: page < found.pages ? listPagePath(path, page + 1) : null,
    },
    searched,
    listing: { pages: found.pages, query: null, language: parts.languages[0] },
    body: index(<BlogHead title={title}>{form}</BlogHead>),
    places: SEARCH_PLACES,
    drawn: {
      types: ['search-results', 'archive'],
      facts: {
        ...{ url: path, title, posts: index(<div className="p-container p-search-again">{form}</div>) },
        isEmptyList: text !== '' && found.posts.length === 0,
        ...(text && { searched: text }),
        list: listFacts(path, found),
      },
    },
  };
}

const NOTHING = { posts: [], page: 1, pages: 0, total: 0 } as const;

/** Label of the field that searches all posts. */
export function searchLabel({ name, language }: Pick<BlogParts, 'name' | 'language'>): string {
  return phrasesIn(language).search.through(name);
}

function titleOf(parts: BlogParts, text: string, total: number): string {
  if (!text) return parts.search.title || searchLabel(parts);
  return phrasesIn(parts.language).search.found(total, text);
}

function NothingFound({ parts: { path, search, language } }: { readonly parts: BlogParts }) {
  const words = phrasesIn(language).search;
  return (
    <div className="nv-nothing">
      {search.nothing ? (
        <p>{search.nothing}</p>
      ) : (
        <p>
          {words.nothing} <a href={path}>{words.newest}</a>.
        </p>
      )}
    </div>
  );
}
