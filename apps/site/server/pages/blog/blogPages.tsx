import {
  authorPath,
  BLOG_PATH,
  type Crumb,
  categoryPath,
  datePath,
  type LanguageVersion,
  languageName,
  languagePath,
  listPagePath,
  monthName,
  tagPath,
} from '@portico/theme/blog';
import { BLOG_TAG } from '@portico/theme/server';
import type { Page, Visit } from '../Page.ts';
import type { BlogParts } from './BlogParts.ts';
import { categoryCrumb } from './categoryCrumb.ts';
import { listPage } from './listPage.tsx';
import type { PostList } from './PostList.ts';
import { pageNumber } from './pageNumber.ts';

/** The lists of posts: the blog itself, and its archives by category, tag, author and date. */
export function blogPages(parts: BlogParts): readonly Page[] {
  const { blog, languages, name, about } = parts;
  const home: Crumb = { label: 'Home', path: '/' };
  const top: Crumb = { label: name, path: BLOG_PATH };
  const below = (label: string, path: string, above: readonly Crumb[] = []): readonly Crumb[] => [
    ...[home, top, ...above],
    { label, path },
  ];

  const versions = versionsIn(languages);
  const everything: PostList = {
    path: BLOG_PATH,
    title: name,
    text: about,
    trail: [],
    query: { hasStickyOnTop: true },
    mayBeEmpty: true,
    versions,
  };

  return [
    ...listPages(parts, BLOG_PATH, async () => everything),
    ...listPages(parts, '/category/:slug/', async ({ slug = '' }) => {
      const term = await blog.term('category', slug);
      if (!term) return null;
      const path = categoryPath(slug);
      return {
        path,
        title: term.name,
        text: term.description || undefined,
        trail: below(term.name, path, (await blog.categoriesAbove(slug)).map(categoryCrumb)),
        query: { categories: [slug] },
        mayBeEmpty: true,
        feedPath: `${path}feed/`,
      };
    }),
    ...listPages(parts, '/tag/:slug/', async ({ slug = '' }) => {
      const term = await blog.term('tag', slug);
      if (!term) return null;
      const path = tagPath(slug);
      return {
        path,
        title: `Tagged “${term.name}”`,
        text: term.description || undefined,
        trail: below(term.name, path),
        query: { tags: [slug] },
        mayBeEmpty: true,
        feedPath: `${path}feed/`,
      };
    }),
    ...listPages(parts, '/author/:slug/', async ({ slug = '' }) => {
      const author = await blog.author(slug);
      if (!author) return null;
      const path = authorPath(slug);
      return {
        path,
        title: author.name,
        text: author.about || undefined,
        trail: below(author.name, path),
        query: { author: slug },
        mayBeEmpty: true,
        feedPath: `${path}feed/`,
      };
    }),
    ...listPages(parts, '/language/:slug/', async ({ slug = '' }) =>
      languages.indexOf(slug) > 0 ? languageList(parts, slug) : null,
    ),
    ...[YEAR, `${YEAR}${MONTH}`, `${YEAR}${MONTH}${DAY}`].flatMap((parameters) =>
      listPages(parts, `${parameters}/`, async (params) => dateList(params, below)),
    ),
  ];
}

/** The list of all posts, in each language. */
function versionsIn([main, ...others]: readonly string[]): readonly LanguageVersion[] {
  if (main === undefined || others.length === 0) return [];
  return [
    { language: main, path: BLOG_PATH },
    ...others.map((language) => ({ language, path: languagePath(language) })),
  ];
}

/** All posts in another language than the main one. */
function languageList({ name, languages }: BlogParts, language: string): PostList {
  const path = languagePath(language);
  const label = languageName(language);
  return {
    path,
    title: `${name}: ${label}`,
    trail: [
      { label: 'Home', path: '/' },
      { label: name, path: BLOG_PATH },
      { label, path },
    ],
    query: { language },
    mayBeEmpty: true,
    versions: versionsIn(languages),
    feedPath: `${path}feed/`,
  };
}

const YEAR = '/:year(^[12]\\d{3}$)';
const MONTH = '/:month(^\\d{2}$)';
const DAY = '/:day(^\\d{2}$)';

type Params = Readonly<Record<string, string>>;

/** The first page of a list and all the others. */
function listPages(
  parts: BlogParts,
  url: string,
  find: (params: Params) => Promise<PostList | null>,
): readonly Page[] {
  const show = async (params: Params, page: number | null, visit: Visit) => {
    const list = page === null ? null : await find(params);
    return list && page !== null ? listPage(parts, list, page, visit) : null;
  };
  const tags = () => [BLOG_TAG];
  return [
    {
      url,
      tags,
      query: ['paged'],
      // Where the form that jumps to a page leads without a script.
      render: (params, visit) =>
        show(params, visit.query.paged === undefined ? 1 : paged(visit.query.paged), visit),
    },
    {
      url: `${url}page/:page/`,
      tags,
      render: (params, visit) => show(params, pageNumber(params.page), visit),
      async movedTo(params) {
        const list = params.page === '1' ? await find(params) : null;
        return list && listPagePath(list.path, 1);
      },
    },
  ];
}

function paged(text: string): number | null {
  return text === '1' ? 1 : pageNumber(text);
}

function dateList(params: Params, below: (label: string, path: string) => readonly Crumb[]): PostList | null {
  const [year, month, day] = [params.year, params.month, params.day].map((text) =>
    text === undefined ? undefined : Number(text),
  );
  if (year === undefined || !isDate(year, month, day)) return null;
  const path = datePath(year, month, day);
  const title = dateName(year, month, day);
  return {
    path,
    title,
    text: `What we wrote ${day ? 'on' : 'in'} ${title}.`,
    trail: below(title, path),
    query: { year, ...(month && { month }), ...(day && { day }) },
    mayBeEmpty: false,
  };
}

function isDate(year: number, month = 1, day = 1): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function dateName(year: number, month?: number, day?: number): string {
  if (!month) return String(year);
  return day ? `${day} ${monthName(year, month)}` : monthName(year, month);
}
