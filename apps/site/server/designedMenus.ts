import { type DesignedSite, postPath } from '@portico/blog/server';
import type { SiteDesigns } from '@portico/kits/server';
import type { MenuItem } from '@portico/theme/wire/admin';
import { wordPressMenus } from './wordPressMenus.ts';

/** The menus of a WordPress export file, for a kit. What the file's ids refer to is not in the kit, so their slugs and titles go with them. */
export function designedMenus({ menuItems, posts, terms }: DesignedSite): SiteDesigns['menus'] {
  const known = new Map(
    terms.map(({ id, slug, name, taxonomy }) => [
      id,
      { slug, name, taxonomy: taxonomy === 'tag' ? 'post_tag' : taxonomy },
    ]),
  );
  const placed = ({ target, ...item }: MenuItem) => {
    const post = 'id' in target ? posts.get(String(target.id)) : undefined;
    if (!post) return { ...item, target };
    const { slug, isPost } = post;
    const label = item.label || post.title;
    if (isPost) return { ...item, label, target: { kind: 'address', href: postPath({ slug }) } };
    return { ...item, label, target: { ...target, kind: 'page', slug } };
  };
  return wordPressMenus(menuItems, known).map(({ name, items }) => ({
    name,
    places: null,
    items: items.map(placed),
  }));
}
