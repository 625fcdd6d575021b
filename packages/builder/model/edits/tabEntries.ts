import {
  type AtomicEntries,
  changeOf,
  copiedIn,
  firstWords,
  fresh,
  type MakeId,
  movedIn,
  nameIn,
  removedFrom,
  replaced,
  titled,
  withElements,
  withFirstWords,
} from './atomicItems.ts';
import type { EditorItem } from './EditorItem.ts';
import { atomicItem } from './newAtomic.ts';

/** Version 4 tabs: tabs and panels are in separate boxes, in the same order. */
export const tabEntries: AtomicEntries = {
  list: (tabs) =>
    tabsOf(tabs).map((tab, index) => {
      const words = firstWords(tab);
      return { id: tab.props.id, words, name: nameIn(words) || `Tab ${index + 1}` };
    }),
  rename(tabs, index, words, makeId) {
    const tab = tabsOf(tabs)[index];
    return tab ? replaced(tabs, tab.props.id, withFirstWords(tab, words, makeId)) : tabs;
  },
  move: (tabs, from, to) => inBoth(tabs, (list) => movedIn(list, from, to)),
  remove: (tabs, index) => inBoth(tabs, (list) => removedFrom(list, index)),
  copy: (tabs, index, makeId) => inBoth(tabs, (list) => copiedIn(list, index, makeId)),
  add(tabs, makeId) {
    const name = `Tab ${tabsOf(tabs).length + 1}`;
    return inBoth(withAreas(tabs, makeId), (list, part) => {
      const last = list.at(-1);
      // Styled like the others, with another text and an empty panel.
      const [copy] = last ? fresh(last, makeId) : [];
      if (part === 'e-tab')
        return [...list, copy ? withFirstWords(copy, name, makeId) : titled(part, name, makeId)];
      return [...list, copy ? withElements(copy, []) : atomicItem(part, makeId)];
    });
  },
};

/** Three tabs, as by default in Elementor. */
export function newTabs(makeId: MakeId): EditorItem {
  const tabs = atomicItem('e-tabs', makeId);
  return [1, 2, 3].reduce((made) => tabEntries.add(made, makeId), tabs);
}

const AREAS = [
  ['e-tabs-menu', 'e-tab'],
  ['e-tabs-content-area', 'e-tab-content'],
] as const;

function tabsOf(tabs: EditorItem): readonly EditorItem[] {
  const menu = tabs.props.elements?.find(({ type }) => type === 'e-tabs-menu');
  return menu?.props.elements?.filter(({ type }) => type === 'e-tab') ?? [];
}

/** Applies the same change to the tabs and their panels. */
function inBoth(
  tabs: EditorItem,
  change: (list: readonly EditorItem[], part: string) => readonly EditorItem[],
): EditorItem {
  const elements = tabs.props.elements ?? [];
  const changed = AREAS.reduce<readonly EditorItem[]>((list, [area, part]) => {
    const at = list.findIndex(({ type }) => type === area);
    const found = list[at];
    if (!found) return list;
    const inside = changeOf(found.props.elements ?? [], part, (own) => change(own, part));
    const next = withElements(found, inside);
    return next === found ? list : list.with(at, next);
  }, elements);
  return withElements(tabs, changed);
}

function withAreas(tabs: EditorItem, makeId: MakeId): EditorItem {
  const elements = tabs.props.elements ?? [];
  const missing = AREAS.filter(([area]) => !elements.some(({ type }) => type === area));
  if (missing.length === 0) return tabs;
  return withElements(tabs, [...elements, ...missing.map(([area]) => atomicItem(area, makeId))]);
}
