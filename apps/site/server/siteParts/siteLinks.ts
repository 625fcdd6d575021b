import { type Blog, type BlogServer, type CountedTerm, postPath } from '@portico/blog/server';
import { categoryPath, datePath, monthName, tagPath } from '@portico/blog/ui';
import type { Documents } from '@portico/builder/server';
import type { SiteLink, SiteRequest } from '@portico/builder/wire/admin';
import type { Menus, PrintedItem } from '@portico/theme/server';

interface Sources {
  readonly blog: Pick<Blog, 'terms' | 'months'>;
  readonly menus: Pick<Menus, 'list' | 'printedMenu'>;
  readonly documents: Pick<Documents, 'list'>;
  readonly comments: Pick<BlogServer['comments'], 'newest'>;
  /** Language of the months' names. */
  readonly language: string;
}

/** Links to the site's content, for widgets that list it. */
export async function siteLinks(
  { blog, menus, documents, comments, language }: Sources,
  { of, count, name }: Extract<SiteRequest, { kind: 'links' }>,
): Promise<SiteLink[]> {
  switch (of) {
    case 'categories':
      return nested(await blog.terms('category')).slice(0, count);
    case 'tags':
      return (await blog.terms('tag'))
        .slice(0, count)
        .map(({ slug, name: text, count: behind }) => ({ href: tagPath(slug), text, count: behind }));
    case 'archives':
      return (await blog.months()).slice(0, count).map(({ year, month, count: behind }) => ({
        href: datePath(year, month),
        text: monthName(year, month, language),
        count: behind,
      }));
    case 'pages': {
      const pages = await documents.list({ types: ['wp-page', 'page'], state: 'published', limit: count });
      return pages
        .flatMap(({ slug, title }) => (slug === null ? [] : [{ href: postPath({ slug }), text: title }]))
        .sort((one, other) => one.text.localeCompare(other.text));
    }
    case 'comments':
      return (await comments.newest(count)).map(({ comment, title: text, path: href }) => ({
        href,
        text,
        by: comment.author,
      }));
    case 'meta':
      return META.slice(0, count);
    case 'menu': {
      const all = await menus.list();
      const wanted = all.find((menu) => String(menu.id) === name || menu.name === name) ?? all[0];
      return wanted ? flat(await menus.printedMenu(wanted.id), 0).slice(0, count) : [];
    }
  }
}

const META: readonly SiteLink[] = [
  { href: '/admin/', text: 'Sign in' },
  { href: '/feed/', text: 'Feed of the posts' },
];

function nested(terms: readonly CountedTerm[], parent: string | null = null, depth = 0): SiteLink[] {
  if (depth > DEEPEST) return [];
  return terms
    .filter((term) => term.parent === parent)
    .flatMap(({ slug, name: text, count }) => [
      { href: categoryPath(slug), text, count, ...(depth > 0 && { depth }) },
      ...nested(terms, slug, depth + 1),
    ]);
}

function flat(items: readonly PrintedItem[], depth: number): SiteLink[] {
  return items.flatMap(({ href = '', label: text, children: below }) => [
    { href, text, ...(depth > 0 && { depth }) },
    ...flat(below, depth + 1),
  ]);
}

const DEEPEST = 8;
