import { type ImportedMenuItem, termPath } from '@portico/blog/server';

import { DEEPEST_MENU, MenuItem, MOST_MENU_ITEMS, MOST_MENUS } from '@portico/theme/wire/admin';
import { Check } from 'typebox/value';

/** A WordPress menu in our form, with the ids that its pages and posts have in the kit. */
export interface WordPressMenu {
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** A category or tag, under WordPress's name of its taxonomy. */
export interface MenuTerm {
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
}

/** The menus made of these items, in order. Items with neither a target nor a label are left out. */
export function wordPressMenus(
  items: readonly ImportedMenuItem[],
  terms: ReadonlyMap<string, MenuTerm>,
): readonly WordPressMenu[] {
  const bySlug = new Map<string, ImportedMenuItem[]>();
  for (const item of items) bySlug.set(item.menu.slug, [...(bySlug.get(item.menu.slug) ?? []), item]);
  return [...bySlug.values()].slice(0, MOST_MENUS).map((own) => {
    const converted = own.flatMap((item) => {
      const draft = { id: item.id, parent: null, ...placeOf(item, terms.get(item.objectId)) };
      return Check(MenuItem, draft) && (draft.label || isNamed(draft)) ? [draft] : [];
    });
    const known = new Set(converted.map(({ id }) => id));
    const parents = new Map(own.map(({ id, parent }) => [id, known.has(parent) ? parent : null]));
    return {
      name: own[0]?.menu.name.slice(0, LONGEST_NAME) || 'Menu',
      items: converted
        .slice(0, MOST_MENU_ITEMS)
        .map((item) => ({ ...item, parent: parentWithin(item.id, parents) })),
    };
  });
}

const LONGEST_NAME = 100;

function placeOf(
  { kind, object, objectId, url, label }: ImportedMenuItem,
  term: MenuTerm | undefined,
): Pick<MenuItem, 'label' | 'target'> {
  const id = Number(objectId);
  if (kind === 'post_type') return { label, target: { kind: object === 'page' ? 'page' : 'post', id } };
  if (kind === 'taxonomy' && term?.taxonomy === object) {
    const { slug, name } = term;
    if (object === 'category') return { label, target: { kind: 'category', slug } };
    // Menus here name no tags.
    if (object === 'post_tag')
      return { label: label || name, target: { kind: 'address', href: termPath('tag', slug) } };
  }
  const href = url.trim();
  return {
    label,
    target: kind === 'custom' && href !== '' && href !== '#' ? { kind: 'address', href } : { kind: 'text' },
  };
}

/** Whether its target has its own name. */
function isNamed({ target }: MenuItem): boolean {
  return target.kind === 'page' || target.kind === 'post' || target.kind === 'category';
}

/** The parent item, or the one above it if the item would be nested too deeply; none if items are nested in a cycle. */
function parentWithin(id: string, parents: ReadonlyMap<string, string | null>): string | null {
  const above: string[] = [];
  for (let next = parents.get(id) ?? null; next !== null; next = parents.get(next) ?? null) {
    if (next === id || above.includes(next)) return null;
    above.push(next);
  }
  return above.at(-Math.min(above.length, DEEPEST_MENU - 1)) ?? null;
}
