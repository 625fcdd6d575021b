import { DEEPEST_MENU, type MenuBranch, type MenuItem, menuProblem, menuTree } from '../../wire/admin.ts';

/** An item as a row of the list: its depth, and the possible moves. */
export interface MenuRow {
  readonly item: MenuItem;
  /** 1 for a top-level item. */
  readonly depth: number;
  readonly can: Readonly<Record<Step, boolean>>;
}

export const STEPS = ['up', 'down', 'in', 'out'] as const;
/** `in`: below the previous item. `out`: after its parent. */
export type Step = (typeof STEPS)[number];

/** Where something is dropped on a row. */
export type Drop = 'before' | 'after' | 'inside';

export function menuRows(items: readonly MenuItem[]): readonly MenuRow[] {
  const rows = (branches: readonly MenuBranch[], depth: number): readonly MenuRow[] =>
    branches.flatMap(({ item, children }) => [
      { item, depth, can: waysOf(items, item.id) },
      ...rows(children, depth + 1),
    ]);
  return rows(menuTree(items), 1);
}

/** Returns the same list if the step is not possible. */
export function stepped(items: readonly MenuItem[], id: string, step: Step): readonly MenuItem[] {
  const place = placeOf(items, id);
  if (!place) return items;
  const { siblings, index, parent } = place;
  if (step === 'up') return index > 0 ? relocated(items, id, parent, index - 1) : items;
  if (step === 'down') return index < siblings.length - 1 ? relocated(items, id, parent, index + 1) : items;
  if (step === 'in') {
    const before = siblings[index - 1];
    return before ? relocated(items, id, before.id, Number.POSITIVE_INFINITY) : items;
  }
  const above = parent === null ? null : placeOf(items, parent);
  return above ? relocated(items, id, above.parent, above.index + 1) : items;
}

/** Returns the same list if it would be inside itself or too deep. */
export function dropped(
  items: readonly MenuItem[],
  id: string,
  on: string,
  where: Drop,
): readonly MenuItem[] {
  if (id === on) return items;
  if (where === 'inside') return relocated(items, id, on, Number.POSITIVE_INFINITY);
  const rest = items.filter((item) => item.id !== id);
  const place = placeOf(rest, on);
  return place ? relocated(items, id, place.parent, place.index + (where === 'after' ? 1 : 0)) : items;
}

/** Its children take its place. */
export function removed(items: readonly MenuItem[], id: string): readonly MenuItem[] {
  const gone = items.find((item) => item.id === id);
  if (!gone) return items;
  return items
    .flatMap((item) => {
      if (item.id === id) return items.filter(({ parent }) => parent === id);
      return item.parent === id ? [] : [item];
    })
    .map((item) => (item.parent === id ? { ...item, parent: gone.parent } : item));
}

/** `index` does not count the item itself. */
function relocated(
  items: readonly MenuItem[],
  id: string,
  parent: string | null,
  index: number,
): readonly MenuItem[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return items;
  const rest = items.filter((item) => item.id !== id);
  const siblings = rest.filter((item) => item.parent === parent);
  const next = siblings[index];
  const at = next ? rest.indexOf(next) : rest.length;
  const result = rest.toSpliced(at, 0, { ...moved, parent });
  return isSound(result) ? inTreeOrder(result) : items;
}

/** Labels may be empty while typing: only the structure is checked here. */
function isSound(items: readonly MenuItem[]): boolean {
  return menuProblem(items.map((item) => ({ ...item, label: item.label || item.id }))) === null;
}

function inTreeOrder(items: readonly MenuItem[]): readonly MenuItem[] {
  const flat = (branches: readonly MenuBranch[]): readonly MenuItem[] =>
    branches.flatMap(({ item, children }) => [item, ...flat(children)]);
  return flat(menuTree(items));
}

function waysOf(items: readonly MenuItem[], id: string): MenuRow['can'] {
  const place = placeOf(items, id);
  if (!place) return { up: false, down: false, in: false, out: false };
  const { siblings, index, parent } = place;
  const fitsBelow = depthOf(items, parent) + 1 + heightOf(items, id) <= DEEPEST_MENU;
  return {
    up: index > 0,
    down: index < siblings.length - 1,
    in: index > 0 && fitsBelow,
    out: parent !== null,
  };
}

function placeOf(items: readonly MenuItem[], id: string) {
  const item = items.find((one) => one.id === id);
  if (!item) return null;
  const siblings = items.filter(({ parent }) => parent === item.parent);
  return { parent: item.parent, siblings, index: siblings.indexOf(item) };
}

/** The depth of an item: 1 at the top level, 0 for the menu itself. */
function depthOf(items: readonly MenuItem[], id: string | null): number {
  const item = items.find((one) => one.id === id);
  return item ? 1 + depthOf(items, item.parent) : 0;
}

/** The number of levels of an item and its descendants. */
function heightOf(items: readonly MenuItem[], id: string): number {
  const below = items.filter(({ parent }) => parent === id);
  return 1 + Math.max(0, ...below.map((item) => heightOf(items, item.id)));
}
