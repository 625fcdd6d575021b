import { isBound } from './atomicParts.ts';
import type { EditorItem } from './EditorItem.ts';
import { findItem, withNewIds, zonesOf } from './moves.ts';

/** Operations on several elements at once. Descendants of a selected one go with it. */

type Items = readonly EditorItem[];

/** The existing items with these ids, in page order, without descendants of others. */
export function chosenItems(content: Items, ids: ReadonlySet<string>): Items {
  return content.flatMap((item) =>
    ids.has(item.props.id) ? [item] : zonesOf(item).flatMap(([, list]) => chosenItems(list, ids)),
  );
}

/** All siblings of an element; without one, those of the page itself. */
export function allBeside(content: Items, id: string | null): Items {
  return (id === null ? null : findItem(content, id)?.siblings) ?? content;
}

/** From one to another if they are siblings; otherwise only the other. */
export function rangeTo(content: Items, from: string, to: string): readonly string[] {
  const ids = findItem(content, from)?.siblings.map(({ props }) => props.id) ?? [];
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

export function withoutItems(content: Items, ids: ReadonlySet<string>): Items {
  return inLists(content, (list) => {
    const left = list.filter((item) => !isTaken(item, ids));
    return left.length === list.length ? list : left;
  });
}

/** Each followed by a copy. */
export function withCopies(content: Items, ids: ReadonlySet<string>, makeId: () => string): Items {
  return inLists(content, (list) =>
    list.some((item) => isTaken(item, ids))
      ? list.flatMap((item) => (isTaken(item, ids) ? [item, ...withNewIds([item], makeId)] : item))
      : list,
  );
}

/** Moves each by one among its siblings; those at the end stay, and the others close up to them. */
export function withMoved(content: Items, ids: ReadonlySet<string>, direction: 'up' | 'down'): Items {
  return inLists(content, (list) => {
    const next = direction === 'up' ? [...list] : list.toReversed();
    let isSame = true;
    for (const [index, item] of next.entries()) {
      const before = next[index - 1];
      if (!before || !isTaken(item, ids) || isTaken(before, ids) || isBound(before.type)) continue;
      next[index - 1] = item;
      next[index] = before;
      isSame = false;
    }
    if (isSame) return list;
    return direction === 'up' ? next : next.toReversed();
  });
}

export function withEach(
  content: Items,
  ids: ReadonlySet<string>,
  change: (item: EditorItem) => EditorItem,
): Items {
  return inLists(content, (list) => {
    const next = list.map((item) => (ids.has(item.props.id) ? change(item) : item));
    return next.every((item, index) => item === list[index]) ? list : next;
  });
}

/** Some are bound to their parent. */
function isTaken({ type, props }: EditorItem, ids: ReadonlySet<string>): boolean {
  return ids.has(props.id) && !isBound(type);
}

/** Changes every list of a page, outer ones first; unchanged ones are the same objects. */
function inLists(list: Items, change: (list: Items) => Items): Items {
  const next = change(list).map((item) => {
    const { elements, panels } = item.props;
    if (elements) {
      const below = inLists(elements, change);
      return below === elements ? item : { ...item, props: { ...item.props, elements: below } };
    }
    if (!panels) return item;
    const below = panels.map((panel) => {
      const inside = inLists(panel.elements, change);
      return inside === panel.elements ? panel : { ...panel, elements: inside };
    });
    const isSame = below.every((panel, index) => panel === panels[index]);
    return isSame ? item : { ...item, props: { ...item.props, panels: below } };
  });
  return next.length === list.length && next.every((item, index) => item === list[index]) ? list : next;
}
