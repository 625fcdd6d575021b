import { isBound } from './atomicParts.ts';
import type { EditorItem } from './EditorItem.ts';
import { findItem, mayHold, type Place, zonesOf } from './moves.ts';

/** Where something is dropped relative to the target. */
export type DropSide = 'before' | 'after' | 'into';

/** The resulting place if an item is dropped on a target, or `null` if it is not allowed there. */
export function dropPlace(
  content: readonly EditorItem[],
  dragged: string,
  target: string,
  side: DropSide,
): Place | null {
  const [from, to] = [findItem(content, dragged), findItem(content, target)];
  if (!from || !to || dragged === target || isBound(from.item.type)) return null;
  if (to.parents.some(({ props }) => props.id === dragged)) return null;
  if (side === 'into') {
    const [inner] = mayHold(to.item.type, from.item.type) ? zonesOf(to.item) : [];
    return inner ? { zone: inner[0], index: inner[1].filter((item) => item !== from.item).length } : null;
  }
  if (!mayHold(to.parents.at(-1)?.type ?? 'root', from.item.type)) return null;
  const index = to.index + (side === 'after' ? 1 : 0);
  // It is first removed from its own list.
  return { zone: to.zone, index: from.zone === to.zone && from.index < index ? index - 1 : index };
}
