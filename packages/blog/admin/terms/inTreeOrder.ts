/** Something that can be nested below another of its kind. */
interface Nested {
  readonly id: number;
  readonly name: string;
  readonly parent: number | null;
}

/** An item of a tree with the names of its ancestors, topmost first. */
export type Placed<Item> = Item & { readonly above: readonly string[] };

/** Puts each item after its parent, otherwise keeping the order. Items whose parent is not listed are at the top. */
export function inTreeOrder<Item extends Nested>(items: readonly Item[]): Placed<Item>[] {
  const ids = new Set(items.map(({ id }) => id));
  // A blog may have thousands of tags, so each is visited once.
  const children = new Map<number | null, Item[]>();
  for (const item of items) {
    const parent = item.parent !== null && ids.has(item.parent) ? item.parent : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  const below = (parent: number | null, above: readonly string[]): Placed<Item>[] =>
    (children.get(parent) ?? []).flatMap((item) => [
      { ...item, above },
      ...below(item.id, [...above, item.name]),
    ]);
  return below(null, []);
}
