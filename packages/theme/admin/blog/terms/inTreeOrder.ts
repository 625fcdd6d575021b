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
  const below = (parent: number | null, above: readonly string[]): Placed<Item>[] =>
    items
      .filter((item) => (item.parent !== null && ids.has(item.parent) ? item.parent : null) === parent)
      .flatMap((item) => [{ ...item, above }, ...below(item.id, [...above, item.name])]);
  return below(null, []);
}
