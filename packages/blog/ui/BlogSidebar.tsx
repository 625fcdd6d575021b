import { type ReactNode, use } from 'react';
import type { WidgetName } from '../wire/public.ts';
import { authorPath, categoryPath, datePath, postPath, tagPath } from './addresses.ts';
import { PostDate } from './PostDate.tsx';
import { monthName, PageLanguage, phrasesIn } from './phrases.ts';
import { SearchForm } from './SearchForm.tsx';
import type { ShownName, ShownPost } from './ShownPost.ts';

/** Content of a sidebar's widgets. */
export interface SidebarContent {
  readonly categories: readonly NestedName[];
  readonly tags: readonly CountedName[];
  readonly authors: readonly ShownName[];
  readonly recent: readonly ShownPost[];
  readonly months: readonly { readonly year: number; readonly month: number; readonly count: number }[];
  readonly feeds: readonly { readonly title: string; readonly path: string }[];
  /** Language of the posts that its search covers, if not the main one. */
  readonly searched?: string | undefined;
}

interface CountedName extends ShownName {
  readonly count: number;
}

interface NestedName extends CountedName {
  /** Slug of the parent category. */
  readonly parent: string | null;
}

interface BlogSidebarProps {
  readonly side: 'left' | 'right';
  readonly widgets: readonly WidgetName[];
  readonly content: SidebarContent;
}

export function BlogSidebar({ side, widgets, content }: BlogSidebarProps) {
  const language = use(PageLanguage);
  const words = phrasesIn(language).sidebar;
  return (
    <aside className={`nv-sidebar-wrap col blog-sidebar nv-${side}`} aria-label={words.label}>
      {widgets.map((name) => (
        <section key={name} className={`widget widget_${name}`} aria-label={words[name]}>
          <h2 className="widget-title">{words[name]}</h2>
          {bodies[name](content, language)}
        </section>
      ))}
    </aside>
  );
}

const bodies: Readonly<Record<WidgetName, (content: SidebarContent, language: string) => ReactNode>> = {
  search: ({ searched }, language) => (
    <SearchForm label={phrasesIn(language).sidebar.searchBlog} value="" language={searched} />
  ),
  categories: ({ categories }) => <Links links={linksBelow(null, categories)} />,
  tags: ({ tags }) => (
    <p className="tagcloud">
      {tags.map(({ slug, name }) => (
        <a key={slug} href={tagPath(slug)} rel="tag">
          {name}
        </a>
      ))}
    </p>
  ),
  authors: ({ authors }) => (
    <Links links={authors.map(({ slug, name }) => ({ path: authorPath(slug), label: name }))} />
  ),
  recent: ({ recent }) => (
    <ul>
      {recent.map((post) => (
        <li key={post.id}>
          <a href={postPath(post.slug)}>{post.title}</a>
          <PostDate time={post.publishedAt} language={post.language} />
        </li>
      ))}
    </ul>
  ),
  archives: ({ months }, language) => (
    <Links
      links={months.map(({ year, month, count }) => ({
        path: datePath(year, month),
        label: monthName(year, month, language),
        count,
      }))}
    />
  ),
  feeds: ({ feeds }) => <Links links={feeds.map(({ title, path }) => ({ path, label: title }))} />,
};

interface Link {
  readonly path: string;
  readonly label: string;
  readonly count?: number;
  readonly below?: readonly Link[];
}

/** A category's children, each with theirs; at the top also those whose parent is not listed. */
function linksBelow(parent: string | null, categories: readonly NestedName[]): readonly Link[] {
  const isListed = (slug: string | null) => categories.some((category) => category.slug === slug);
  return categories
    .filter((category) => (isListed(category.parent) ? category.parent : null) === parent)
    .map(({ slug, name, count }) => ({
      ...{ path: categoryPath(slug), label: name, count },
      below: linksBelow(slug, categories),
    }));
}

function Links({ links, className }: { readonly links: readonly Link[]; readonly className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ path, label, count, below = [] }) => (
        <li key={path}>
          <a href={path}>{label}</a>
          {count !== undefined && <span className="count">{count}</span>}
          {below.length > 0 && <Links links={below} className="children" />}
        </li>
      ))}
    </ul>
  );
}
