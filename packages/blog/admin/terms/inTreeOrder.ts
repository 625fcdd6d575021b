/** Something that may lie below another of its kind. */
interface Nested {
  readonly id: number;
  readonly name: string;
  readonly parent: number | null;
}

/** One of a tree, and the names of those above it, the topmost first. */
export type Placed<Item> = Item & { readonly above: readonly string[] };

/** Each right after the one that it lies below, otherwise in their order. What lies below nothing listed is at the top. */
export function inTreeOrder<Item extends Nested>(items: readonly Item[]): Placed<Item>[] {
  const ids = new Set(items.map(({ id }) => id));
  // A blog may have thousands of tags, so each is looked at once.
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
