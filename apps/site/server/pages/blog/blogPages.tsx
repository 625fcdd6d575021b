import { BLOG_TAG } from '@portico/blog/server';
import {
  authorPath,
  BLOG_PATH,
  type Crumb,
  categoryPath,
  datePath,
  dayIn,
  type LanguageVersion,
  languageName,
  languagePath,
  listPagePath,
  monthName,
  phrasesIn,
  tagPath,
} from '@portico/blog/ui';
import type { Page, Visit } from '../Page.ts';
import { listPlaces } from '../places.ts';
import type { BlogOf, BlogParts } from './BlogParts.ts';
import { categoryCrumb } from './categoryCrumb.ts';
import { listPage } from './listPage.tsx';
import type { PostList } from './PostList.ts';
import { pageNumber } from './pageNumber.ts';

/** The lists of posts: the blog itself, and its archives by category, tag, author and date. */
export function blogPages(blogOf: BlogOf): readonly Page[] {
  return [
    ...listPages(blogOf, BLOG_PATH, async (parts) => (parts.path === BLOG_PATH ? allPosts(parts) : null)),
    ...listPages(blogOf, '/category/:slug/', async (parts, { slug = '' }) => {
      const term = await parts.blog.term('category', slug);
      if (!term) return null;
      const path = categoryPath(slug);
      return {
        path,
        title: term.name,
        text: term.description || undefined,
        trail: below(parts, term.name, path, (await parts.blog.categoriesAbove(slug)).map(categoryCrumb)),
        query: { categories: [slug] },
        places: listPlaces('category', slug),
        mayBeEmpty: true,
        feedPath: `${path}feed/`,
      };
    }),
    ...listPages(blogOf, '/tag/:slug/', async (parts, { slug = '' }) => {
      const term = await parts.blog.term('tag', slug);
      if (!term) return null;
      const path = tagPath(slug);
      return {
        path,
        title: phrasesIn(parts.language).lists.tagged(term.name),
        text: term.description || undefined,
        trail: below(parts, term.name, path),
        query: { tags: [slug] },
        places: listPlaces('post_tag', slug),
        mayBeEmpty: true,
        feedPath: `${path}feed/`,
      };
    }),
    ...listPages(blogOf, '/author/:slug/', async (parts, { slug = '' }) => {
      const author = await parts.blog.author(slug);
      if (!author) return null;
      const path = authorPath(slug);
      return {
        path,
        title: author.name,
        text: author.about || undefined,
        trail: below(parts, author.name, path),
        query: { author: slug },
        places: listPlaces('author', slug),
        mayBeEmpty: true,
        feedPath: `${path}feed/`,
      };
    }),
    ...listPages(blogOf, '/language/:slug/', async (parts, { slug = '' }) =>
      parts.languages.indexOf(slug) > 0 ? languageList(parts, slug) : null,
    ),
    ...[YEAR, `${YEAR}${MONTH}`, `${YEAR}${MONTH}${DAY}`].flatMap((parameters) =>
      listPages(blogOf, `${parameters}/`, async (parts, params) => dateList(parts, params)),
    ),
  ];
}

/** The newest posts, at the path chosen by the owner. */
export async function allPosts(parts: BlogParts): Promise<PostList> {
  const { name, about, path } = parts;
  return {
    path,
    title: name,
    text: about || undefined,
    trail: [],
    query: { hasStickyOnTop: true },
    places: listPlaces('post_archive'),
    mayBeEmpty: true,
    versions: await versionsIn(parts),
  };
}

/** Breadcrumbs to something in the blog. */
function below(
  { name, path: posts, language }: BlogParts,
  label: string,
  path: string,
  above: readonly Crumb[] = [],
): readonly Crumb[] {
  const home = { label: phrasesIn(language).home, path: '/' };
  return [home, { label: name, path: posts }, ...above, { label, path }];
}

/** The list of all posts in each language that has any. */
async function versionsIn({
  languages: [main, ...others],
  path,
  blog,
}: BlogParts): Promise<readonly LanguageVersion[]> {
  const written = others.length > 0 ? new Set(await blog.languages()) : new Set<string>();
  const translated = others.filter((language) => written.has(language));
  if (translated.length === 0) return [];
  return [
    { language: main, path },
    ...translated.map((language) => ({ language, path: languagePath(language) })),
  ];
}

/** All posts in a language other than the main one. */
async function languageList(parts: BlogParts, language: string): Promise<PostList> {
  const path = languagePath(language);
  const label = languageName(language);
  return {
    path,
    title: `${parts.name}: ${label}`,
    trail: below(parts, label, path),
    query: { language },
    places: listPlaces('post_archive'),
    mayBeEmpty: true,
    versions: await versionsIn(parts),
    feedPath: `${path}feed/`,
  };
}

const YEAR = '/:year(^[12]\\d{3}$)';
const MONTH = '/:month(^\\d{2}$)';
const DAY = '/:day(^\\d{2}$)';

type Params = Readonly<Record<string, string>>;

/** The first page of a list and all further ones. */
function listPages(
  blogOf: BlogOf,
  url: string,
  find: (parts: BlogParts, params: Params) => Promise<PostList | null>,
): readonly Page[] {
  const show = async (params: Params, page: number | null, visit: Visit) => {
    const parts = blogOf(visit.site);
    const list = page === null ? null : await find(parts, params);
    return list && page !== null ? listPage(parts, list, page, visit) : null;
  };
  const tags = () => [BLOG_TAG];
  return [
    {
      url,
      tags,
      query: ['paged'],
      // Target of the jump-to-page form without JavaScript.
      render: (params, visit) =>
        show(params, visit.query.paged === undefined ? 1 : paged(visit.query.paged), visit),
    },
    {
      url: `${url}page/:page/`,
      tags,
      render: (params, visit) => show(params, pageNumber(params.page), visit),
      async movedTo(params, visit) {
        const list = params.page === '1' ? await find(blogOf(visit.site), params) : null;
        return list && listPagePath(list.path, 1);
      },
    },
  ];
}

function paged(text: string): number | null {
  return text === '1' ? 1 : pageNumber(text);
}

function dateList(parts: BlogParts, params: Params): PostList | null {
  const [year, month, day] = [params.year, params.month, params.day].map((text) =>
    text === undefined ? undefined : Number(text),
  );
  if (year === undefined || !isDate(year, month, day)) return null;
  const path = datePath(year, month, day);
  const title = dateName(parts.language, year, month, day);
  return {
    path,
    title,
    text: phrasesIn(parts.language).lists.wrote(title, day !== undefined),
    trail: below(parts, title, path),
    query: { year, ...(month && { month }), ...(day && { day }) },
    places: listPlaces('date'),
    mayBeEmpty: false,
  };
}

function isDate(year: number, month = 1, day = 1): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function dateName(language: string, year: number, month?: number, day?: number): string {
  if (!month) return String(year);
  if (!day) return monthName(year, month, language);
  return dayIn(Date.UTC(year, month - 1, day), language, { form: 'long', timeZone: 'UTC' });
}
