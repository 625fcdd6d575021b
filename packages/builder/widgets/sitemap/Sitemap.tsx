import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { type HeadingTag, headingTagOf } from '../../model/settings/headingTag.ts';
import { choiceOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { SiteLinks } from '../../parts/site/SiteLinks.tsx';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import type { SiteLink } from '../../wire/admin.ts';

/** Lists of the site's pages, posts, categories and tags. */
export function Sitemap({ element }: WidgetProps) {
  const { settings } = element;
  const items = rowsOf(settings.sitemap_items);
  if (items.length === 0) return null;
  const tag = headingTagOf(settings.sitemap_title_tag, 'h2');
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="sitemap" />
      <div className="elementor-sitemap-wrap">
        {items.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an author may list the same twice.
          <Part row={row} tag={tag} key={at} />
        ))}
      </div>
    </WidgetElement>
  );
}

function Part({ row, tag }: { readonly row: Settings; readonly tag: HeadingTag }) {
  const of = listOf(row);
  const order = choiceOf(row.sitemap_order, ['asc', 'desc'], 'desc');
  const isByDate = (row.sitemap_orderby_post_type ?? 'post_date') === 'post_date';
  const found = useSitePart(
    of === 'posts'
      ? {
          ...{ kind: 'posts', count: MOST_POSTS, offset: 0, orderBy: isByDate ? 'date' : 'title', order },
          ...{ categories: [], tags: [], authors: [] },
        }
      : { kind: 'links', of, count: 100 },
  );
  // Pages have no date here: by date they are in the order of their titles.
  const isTurned = order === 'desc' && !(of === 'pages' && isByDate);
  const links = found?.posts
    ? found.posts.map(({ href, title }) => ({ href, text: title }))
    : isTurned
      ? turned(found?.links ?? [])
      : found?.links;
  if (!links || links.length === 0) return null;
  return (
    <div className="elementor-sitemap-section">
      {createElement(
        tag,
        { className: 'elementor-sitemap-title' },
        <Slot as="span" html={textOf(row.sitemap_title) || NAMES[of]} />,
      )}
      <div className="elementor-sitemap-list">
        <SiteLinks links={links} hasCounts={false} />
      </div>
    </div>
  );
}

/** The other way round, with what lies below an item still behind it. */
function turned(links: readonly SiteLink[]): readonly SiteLink[] {
  const branches: SiteLink[][] = [];
  for (const link of links) {
    if (link.depth) branches[0]?.push(link);
    else branches.unshift([link]);
  }
  return branches.flat();
}

type ListOf = keyof typeof NAMES;

const NAMES = { pages: 'Pages', posts: 'Posts', categories: 'Categories', tags: 'Tags' } as const;
const MOST_POSTS = 50;

function listOf(row: Settings): ListOf {
  if (row.sitemap_type_selector === 'taxonomy')
    return row.sitemap_source_taxonomy === 'post_tag' ? 'tags' : 'categories';
  return row.sitemap_source_post_type === 'page' ? 'pages' : 'posts';
}
