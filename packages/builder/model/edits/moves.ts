import { holdsPart, isBound } from './atomicParts.ts';
import { type EditorItem, OTHER, settingsOf } from './EditorItem.ts';
import { withClassesOfItsOwn } from './itemStyle.ts';
import { structureWidgets } from './structureWidgets.ts';

/** An item's position: in Puck's terms, a zone and an index. */
export interface Place {
  readonly zone: string;
  readonly index: number;
}

export interface Found extends Place {
  readonly item: EditorItem;
  readonly siblings: readonly EditorItem[];
  /** Outermost first. */
  readonly parents: readonly EditorItem[];
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export const ROOT_ZONE = 'root:default-zone';

/** An item's lists, by Puck's names. */
export function zonesOf({
  props,
}: EditorItem): readonly (readonly [zone: string, items: readonly EditorItem[]])[] {
  return [
    ...(props.elements ? [[`${props.id}:elements`, props.elements] as const] : []),
    ...(props.panels ?? []).map(
      ({ elements }, index) => [`${props.id}:panels[${index}].elements`, elements] as const,
    ),
  ];
}

/** The item at a place; the page itself is the list without a parent. */
export function itemAt(content: readonly EditorItem[], { zone, index }: Place): EditorItem | null {
  const search = (name: string, items: readonly EditorItem[]): readonly EditorItem[] | null => {
    if (name === zone) return items;
    for (const item of items)
      for (const [inner, children] of zonesOf(item)) {
        const found = search(inner, children);
        if (found) return found;
      }
    return null;
  };
  return search(ROOT_ZONE, content)?.[index] ?? null;
}

export function findItem(content: readonly EditorItem[], id: string): Found | null {
  const search = (
    zone: string,
    items: readonly EditorItem[],
    parents: readonly EditorItem[],
  ): Found | null => {
    for (const [index, item] of items.entries()) {
      if (item.props.id === id) return { item, zone, index, siblings: items, parents };
      for (const [inner, children] of zonesOf(item)) {
        const found = search(inner, children, [...parents, item]);
        if (found) return found;
      }
    }
    return null;
  };
  return search(ROOT_ZONE, content, []);
}

/** Where an item goes if it is moved one step, or `null` if it cannot. */
export function destination(content: readonly EditorItem[], id: string, direction: Direction): Place | null {
  const found = findItem(content, id);
  if (!found) return null;
  const { item, zone, index, siblings, parents } = found;
  if (isBound(item.type)) return null;
  const wrapper = wrapperOf(found);
  switch (direction) {
    case 'up':
      return index > 0 ? { zone, index: index - 1 } : besides(content, found, -1);
    case 'down':
      return index < siblings.length - 1 ? { zone, index: index + 1 } : besides(content, found, 1);
    case 'in': {
      // Into the previous sibling, or else the next: whichever accepts it.
      const list = wrapper ? content : siblings;
      const at = list.indexOf(wrapper ?? item);
      for (const [neighbour, isBefore] of [
        [list[at - 1], true],
        [list[at + 1], false],
      ] as const) {
        const [inner] = neighbour && mayHold(neighbour.type, item.type) ? zonesOf(neighbour) : [];
        if (inner) return { zone: inner[0], index: isBefore ? inner[1].length : 0 };
      }
      return null;
    }
    case 'out': {
      if (wrapper) return null;
      // After the nearest ancestor whose parent may contain it.
      const around = parents.findLastIndex((_, depth) =>
        mayHold(parents[depth - 1]?.type ?? 'root', item.type),
      );
      const parent = parents[around];
      const outside = parent && findItem(content, parent.props.id);
      return outside ? { zone: outside.zone, index: outside.index + 1 } : null;
    }
  }
}

/**
 * The container that wraps an item only because items cannot be directly in the page: unchanged, and with nothing else in it.
 * Such an item is already outermost.
 */
export function wrapperOf({ item, siblings, parents: [parent, ...others] }: Found): EditorItem | null {
  if (parent?.type !== 'container' || others.length > 0 || siblings.length > 1) return null;
  if (structureWidgets.has(item.type)) return null;
  const made = structureWidgets.get('container')?.newSettings;
  return JSON.stringify(settingsOf(parent.props)) === JSON.stringify(made) ? parent : null;
}

/** From the edge of a list into the adjacent one: a widget's panels, a section's columns. */
function besides(content: readonly EditorItem[], { item, zone, parents }: Found, by: 1 | -1): Place | null {
  const parent = parents.at(-1);
  if (!parent) return null;
  const column = parent.type === 'column' ? findItem(content, parent.props.id) : null;
  const lists = (column?.siblings ?? [parent]).flatMap(zonesOf);
  const next = lists[lists.findIndex(([name]) => name === zone) + by];
  if (!next || !mayHold(parent.type, item.type)) return null;
  return { zone: next[0], index: by === 1 ? 0 : next[1].length };
}

/** Sections contain columns, columns are only in sections, and everything else may be anywhere. */
export function mayHold(holder: string, held: string): boolean {
  const isPartThere = holdsPart(holder, held);
  if (isPartThere !== null) return isPartThere;
  if (holder === 'section') return held === 'column';
  return held !== 'column' && (holder !== OTHER || held === OTHER);
}

/**
 * Where a new element goes: into the selected item if possible, else after it, else to the end of the page. With panels, into
 * the open one.
 */
export function insertionPlace(
  content: readonly EditorItem[],
  selected: string | null,
  type: string,
  openPanel = 0,
): Place {
  const found = selected === null ? null : findItem(content, selected);
  if (found) {
    const zones = mayHold(found.item.type, type) ? zonesOf(found.item) : [];
    const inner = zones[openPanel] ?? zones[0];
    if (inner) return { zone: inner[0], index: inner[1].length };
    for (const [item, parent] of [found.item, ...found.parents.toReversed()].map(
      (one, index, all) => [one, all[index + 1]] as const,
    )) {
      if (!mayHold(parent?.type ?? 'root', type)) continue;
      const place = findItem(content, item.props.id);
      if (place) return { zone: place.zone, index: place.index + 1 };
    }
  }
  return { zone: ROOT_ZONE, index: content.length };
}

/** Items adapted to a place: columns outside of a section get their own. */
export function fitting(
  items: readonly EditorItem[],
  { zone }: Place,
  makeSection: (columns: readonly EditorItem[]) => EditorItem,
): readonly EditorItem[] {
  const isColumn = ({ type }: EditorItem): boolean => type === 'column';
  if (!items.some(isColumn) || (zone !== ROOT_ZONE && items.every(isColumn))) return items;
  return items.map((item) => (isColumn(item) ? makeSection([item]) : item));
}

/** Items directly in the page: widgets are wrapped in a container, adjacent ones in the same. */
export function inContainers(
  items: readonly EditorItem[],
  { zone }: Place,
  needsContainer: (type: string) => boolean,
  makeContainer: (held: readonly EditorItem[]) => EditorItem,
): readonly EditorItem[] {
  if (zone !== ROOT_ZONE) return items;
  const standing: EditorItem[] = [];
  let held: EditorItem[] = [];
  for (const item of items) {
    if (needsContainer(item.type)) {
      held.push(item);
      continue;
    }
    if (held.length > 0) standing.push(makeContainer(held));
    held = [];
    standing.push(item);
  }
  return held.length > 0 ? [...standing, makeContainer(held)] : standing;
}

/** The content with items inserted at a place; all other lists are the same objects. */
export function insertItems(
  content: readonly EditorItem[],
  { zone, index }: Place,
  items: readonly EditorItem[],
): readonly EditorItem[] {
  const put = (name: string, list: readonly EditorItem[]): readonly EditorItem[] => {
    if (name === zone) return list.toSpliced(index, 0, ...items);
    const next = list.map(inside);
    return next.every((item, position) => item === list[position]) ? list : next;
  };
  const inside = (item: EditorItem): EditorItem => {
    const { props } = item;
    if (props.elements) {
      const elements = put(`${props.id}:elements`, props.elements);
      return elements === props.elements ? item : { ...item, props: { ...props, elements } };
    }
    if (!props.panels) return item;
    const panels = props.panels.map((panel, position) => {
      const elements = put(`${props.id}:panels[${position}].elements`, panel.elements);
      return elements === panel.elements ? panel : { ...panel, elements };
    });
    const isSame = panels.every((panel, position) => panel === props.panels?.[position]);
    return isSame ? item : { ...item, props: { ...props, panels } };
  };
  return put(ROOT_ZONE, content);
}

/** Deep copies with new ids. `makeId` is random in the editor and sequential in tests. */
export function withNewIds(items: readonly EditorItem[], makeId: () => string): readonly EditorItem[] {
  return items.map(({ type, props }) =>
    withClassesOfItsOwn({
      type,
      props: {
        ...props,
        id: makeId(),
        ...(props.elements && { elements: withNewIds(props.elements, makeId) }),
        ...(props.panels && {
          panels: props.panels.map((panel) => ({ ...panel, elements: withNewIds(panel.elements, makeId) })),
        }),
      },
    }),
  );
}
