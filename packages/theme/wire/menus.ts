import Type, { type Static } from 'typebox';

/** The theme's menu locations. A menu without a location is only used where it is requested by ID. */
export const MENU_PLACES = ['main', 'footer'] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

/** An item, its submenu, and one more level. */
export const DEEPEST_MENU = 3;
export const MOST_MENU_ITEMS = 200;
export const MOST_MENUS = 50;
const LONGEST_LABEL = 200;

/** Kinds of content on this site that an item can link to. */
export const LINKED_KINDS = ['page', 'post', 'category', 'product'] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

const numbered = <const Kind extends string>(kind: Kind) =>
  Type.Object({
    kind: Type.Literal(kind),
    id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  });

/** The target of an item. A `text` has none: it is the title of a column, or a line of an address. */
export const MenuTarget = Type.Union([
  numbered('page'),
  numbered('post'),
  numbered('product'),
  Type.Object({ kind: Type.Literal('category'), slug: Type.String({ minLength: 1, maxLength: 200 }) }),
  Type.Object({
    kind: Type.Literal('address'),
    href: Type.String({ maxLength: 2_000, pattern: '^(/|#|https?://|mailto:|tel:)[^\\s\\\\]*$' }),
  }),
  Type.Object({ kind: Type.Literal('text') }),
]);
export type MenuTarget = Static<typeof MenuTarget>;

export const MenuItem = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  /** The parent item. */
  parent: Type.Union([Type.Null(), Type.String({ maxLength: 40 })]),
  /** Empty uses the target's title. */
  label: Type.String({ maxLength: LONGEST_LABEL }),
  target: MenuTarget,
});
export type MenuItem = Static<typeof MenuItem>;

/** Siblings are in list order. */
export const MenuItems = Type.Array(MenuItem, { maxItems: MOST_MENU_ITEMS });

export interface MenuBranch {
  readonly item: MenuItem;
  readonly children: readonly MenuBranch[];
}

/** The problem with a menu, as a sentence; `null` if there is none. */
export function menuProblem(items: readonly MenuItem[]): string | null {
  const byId = new Map(items.map((item) => [item.id, item]));
  if (byId.size < items.length) return 'Two items of this menu have the same number.';
  for (const item of items) {
    if (item.target.kind === 'text' && item.label.trim() === '') return 'A line of text needs words.';
    if (item.target.kind === 'address' && item.label.trim() === '')
      return `The item that leads to ${item.target.href} needs a label.`;
    const named = `“${item.label || item.id}”`;
    const above = new Set([item.id]);
    for (let parent = item.parent; parent !== null; ) {
      if (above.has(parent)) return `The item ${named} is below itself.`;
      above.add(parent);
      const found = byId.get(parent);
      if (!found) return `The item ${named} is below one that is not in this menu.`;
      if (above.size > DEEPEST_MENU)
        return `The item ${named} is too deep: a menu has ${DEEPEST_MENU} levels.`;
      parent = found.parent;
    }
  }
  return null;
}

/** The items as a tree, without those in a cycle or with an unknown parent. */
export function menuTree(items: readonly MenuItem[]): readonly MenuBranch[] {
  const below = new Map<string | null, MenuItem[]>();
  for (const item of items) below.set(item.parent, [...(below.get(item.parent) ?? []), item]);
  const branches = (parent: string | null, depth: number): readonly MenuBranch[] =>
    depth > DEEPEST_MENU
      ? []
      : (below.get(parent) ?? []).map((item) => ({ item, children: branches(item.id, depth + 1) }));
  return branches(null, 1);
}
