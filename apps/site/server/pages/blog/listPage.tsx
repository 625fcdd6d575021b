import {
  BlogHead,
  LanguageLinks,
  listPagePath,
  PageLanguage,
  PostsIndex,
  phrasesIn,
  SearchForm,
} from '@portico/blog/ui';
import { escapeMarkup } from '@portico/kernel/markup';
import { type ReactNode, use } from 'react';
import type { PageContent, Visit } from '../Page.ts';
import type { BlogParts } from './BlogParts.ts';
import { cardOf } from './cardOf.ts';
import { feedsOf } from './feedsOf.ts';
import { listFacts } from './listFacts.ts';
import type { PostList } from './PostList.ts';
import { searchedLanguage } from './searchedLanguage.ts';
import { searchLabel } from './searchPages.tsx';
import { sidebarFor } from './sidebarFor.tsx';
import { breadcrumbData, listData } from './structuredData.ts';

/** One page of a list of posts; `null` if there is no such page. */
export async function listPage(
  parts: BlogParts,
  list: PostList,
  page: number,
  visit: Visit,
): Promise<PageContent | null> {
  const { theme, origin, preview } = visit;
  const language = list.query.language ?? parts.languages[0];
  const searched = searchedLanguage(parts, language);
  const found = await parts.blog.list(
    { ...list.query, ...(preview && { perPage: theme.postsPerPage }) },
    page,
  );
  if (found.posts.length === 0 && (page > 1 || !list.mayBeEmpty)) return null;
  const words = phrasesIn(list.query.language ?? parts.language).lists;
  const title = page > 1 ? words.titled(list.title, page) : list.title;
  const canonical = listPagePath(list.path, page);
  const sidebar = await sidebarFor(parts, theme, searched);
  const index = (head: ReactNode) => (
    <PostsIndex
      theme={theme}
      head={head}
      posts={found.posts}
      path={list.path}
      page={page}
      pages={found.pages}
      whenEmpty={<Empty label={searchLabel(parts)} searched={searched} />}
      sidebar={sidebar}
    />
  );
  return {
    title,
    places: list.places,
    description: list.text ?? `${list.title}: posts of ${parts.publisher}.`,
    searched,
    ...(list.query.language && { language: list.query.language }),
    listing: { pages: found.pages, query: list.query, language },
    head: {
      canonical,
      previous: page > 1 ? listPagePath(list.path, page - 1) : null,
      next: page < found.pages ? listPagePath(list.path, page + 1) : null,
      alternates: page === 1 ? (list.versions ?? []) : [],
      feeds: feedsOf(parts, list),
      social: { type: 'website', ...(found.posts[0]?.cover && { image: cardOf(found.posts[0].cover) }) },
      structuredData: [
        listData(list, found.posts, origin),
        ...(list.trail.length > 0 ? [breadcrumbData(list.trail, origin)] : []),
      ],
    },
    body: index(<Head list={list} page={page} pages={found.pages} language={language} />),
    drawn: {
      types: ['archive'],
      facts: {
        ...{ url: canonical, title: list.title, posts: index(null) },
        isEmptyList: found.posts.length === 0,
        list: listFacts(list.path, found),
        ...{ excerpt: escapeMarkup(list.text ?? ''), trail: list.trail },
      },
    },
  };
}

interface HeadProps {
  readonly list: PostList;
  readonly page: number;
  readonly pages: number;
  readonly language: string;
}

function Head({ list, page, pages, language }: HeadProps): ReactNode {
  const words = phrasesIn(use(PageLanguage));
  const others = list.versions?.filter((version) => version.language !== language) ?? [];
  return (
    <BlogHead
      title={list.title}
      text={page === 1 ? list.text : words.lists.pageOf(page, pages)}
      trail={list.trail}
    >
      <LanguageLinks versions={others} label={words.alsoIn} />
    </BlogHead>
  );
}

function Empty({ label, searched }: { readonly label: string; readonly searched: string | undefined }) {
  return (
    <div className="nv-nothing">
      <p>{phrasesIn(use(PageLanguage)).lists.nothing}</p>
      <SearchForm label={label} value="" language={searched} />
    </div>
  );
}
