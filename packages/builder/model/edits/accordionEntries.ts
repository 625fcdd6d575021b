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

/** Items of a version 4 accordion, each with its header and content. */
export const accordionEntries: AtomicEntries = {
  list: (accordion) =>
    itemsOf(accordion).map((item, index) => {
      const words = firstWords(headerOf(item) ?? item);
      return { id: item.props.id, words, name: nameIn(words) || `Item ${index + 1}` };
    }),
  rename(accordion, index, words, makeId) {
    const item = itemsOf(accordion)[index];
    return item ? replaced(accordion, item.props.id, renamed(item, words, makeId)) : accordion;
  },
  move: (accordion, from, to) => changed(accordion, (list) => movedIn(list, from, to)),
  remove: (accordion, index) => changed(accordion, (list) => removedFrom(list, index)),
  copy: (accordion, index, makeId) => changed(accordion, (list) => copiedIn(list, index, makeId)),
  add(accordion, makeId) {
    const name = `Accordion Item ${itemsOf(accordion).length + 1}`;
    return changed(accordion, (list) => {
      const last = list.at(-1);
      const [copy] = last ? fresh(last, makeId) : [];
      return [...list, copy ? emptied(renamed(copy, name, makeId)) : newItem(name, makeId)];
    });
  },
};

/** Two items, as by default in Elementor. */
export function newAccordion(makeId: MakeId): EditorItem {
  return [1, 2].reduce((made) => accordionEntries.add(made, makeId), atomicItem('e-accordion', makeId));
}

const ITEM = 'e-accordion-item';

function itemsOf(accordion: EditorItem): readonly EditorItem[] {
  return accordion.props.elements?.filter(({ type }) => type === ITEM) ?? [];
}

function headerOf(item: EditorItem): EditorItem | undefined {
  return item.props.elements?.find(({ type }) => type === `${ITEM}-header`);
}

function changed(
  accordion: EditorItem,
  change: (list: readonly EditorItem[]) => readonly EditorItem[],
): EditorItem {
  return withElements(accordion, changeOf(accordion.props.elements ?? [], ITEM, change));
}

function renamed(item: EditorItem, words: string, makeId: MakeId): EditorItem {
  const header = headerOf(item);
  if (header) return replaced(item, header.props.id, withFirstWords(header, words, makeId));
  return withElements(item, [newHeader(words, makeId), ...(item.props.elements ?? [])]);
}

/** A new item's content is up to its author. */
function emptied(item: EditorItem): EditorItem {
  const elements = item.props.elements ?? [];
  return withElements(
    item,
    elements.map((part) => (part.type === `${ITEM}-content` ? withElements(part, []) : part)),
  );
}

function newItem(words: string, makeId: MakeId): EditorItem {
  return atomicItem(ITEM, makeId, [newHeader(words, makeId), atomicItem(`${ITEM}-content`, makeId)]);
}

function newHeader(words: string, makeId: MakeId): EditorItem {
  return atomicItem(`${ITEM}-header`, makeId, [titled(`${ITEM}-title`, words, makeId)]);
}
