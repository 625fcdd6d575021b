import { BlogSidebar } from '@portico/blog/ui';
import type { ThemeOptions } from '@portico/theme/wire/public';
import type { ReactNode } from 'react';
import type { BlogParts } from './BlogParts.ts';
import { feedsOf } from './feedsOf.ts';

const RECENT = 5;
const MONTHS = 12;
const TAGS = 30;

/** The sidebar chosen by the owner; reads only what its widgets show. */
export async function sidebarFor(
  parts: Pick<BlogParts, 'blog' | 'name'>,
  theme: ThemeOptions,
  searched: string | undefined,
): Promise<ReactNode> {
  const { blog } = parts;
  const { sidebar, widgets } = theme;
  if (sidebar === 'none' || widgets.length === 0) return null;
  const has = new Set(widgets);
  return (
    <BlogSidebar
      side={sidebar}
      widgets={widgets}
      content={{
        categories: has.has('categories') ? await blog.terms('category') : [],
        tags: has.has('tags') ? (await blog.terms('tag')).slice(0, TAGS) : [],
        authors: has.has('authors') ? await blog.authors() : [],
        recent: has.has('recent') ? (await blog.list({}, 1)).posts.slice(0, RECENT) : [],
        months: has.has('archives') ? (await blog.months()).slice(0, MONTHS) : [],
        feeds: feedsOf(parts),
        searched,
      }}
    />
  );
}
