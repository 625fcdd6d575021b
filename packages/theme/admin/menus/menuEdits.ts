import { DEEPEST_MENU, type MenuBranch, type MenuItem, menuProblem, menuTree } from '../../wire/menus.ts';

/** An item as a row of the list: how deep it lies, and which ways it can go. */
export interface MenuRow {
  readonly item: MenuItem;
  /** 1 for an item of the menu itself. */
  readonly depth: number;
  readonly can: Readonly<Record<Step, boolean>>;
}

export const STEPS = ['up', 'down', 'in', 'out'] as const;
/** `in`: below the item before it. `out`: behind the item that it lies below. */
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

/** The same list where a step leads nowhere. */
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

/** The same list where it would lie below itself or too deep. */
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

/** What lies below it takes its place. */
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

/** `index` counts without the item itself. */
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

/** Words can be missing while somebody types: only the shape counts here. */
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

/** Of what lies below: 0 for the menu itself. */
function depthOf(items: readonly MenuItem[], id: string | null): number {
  const item = items.find((one) => one.id === id);
  return item ? 1 + depthOf(items, item.parent) : 0;
}

/** How many levels an item takes with what lies below it. */
function heightOf(items: readonly MenuItem[], id: string): number {
  const below = items.filter(({ parent }) => parent === id);
  return 1 + Math.max(0, ...below.map((item) => heightOf(items, item.id)));
}
