import { wordsShape } from '../atomic/shapes.ts';
import { textOf } from '../settings/read.ts';
import { type EditorItem, settingsOf, withSettings } from './EditorItem.ts';
import { withNewIds } from './moves.ts';
import { atomicItem, atomicWords } from './newAtomic.ts';

/** A version 4 tab, accordion item or form field, as shown in a list. */
export interface AtomicEntry {
  /** The element to select for more settings. */
  readonly id: string;
  readonly name: string;
  /** The stored name, which may be empty. */
  readonly words: string;
}

/** Operations on an element's entries. Each returns a new element, or the same one if nothing can be done. */
export interface AtomicEntries {
  list(whole: EditorItem): readonly AtomicEntry[];
  rename(whole: EditorItem, index: number, words: string, makeId: MakeId): EditorItem;
  move(whole: EditorItem, from: number, to: number): EditorItem;
  remove(whole: EditorItem, index: number): EditorItem;
  copy(whole: EditorItem, index: number, makeId: MakeId): EditorItem;
  /** `kind` is the type of a form field. */
  add(whole: EditorItem, makeId: MakeId, kind?: string): EditorItem;
}

/** Creates an id for a new element of a type. */
export type MakeId = (type: string) => string;

/** The element with different content; the same object for the same list. */
export function withElements(item: EditorItem, elements: readonly EditorItem[]): EditorItem {
  return elements === item.props.elements ? item : { ...item, props: { ...item.props, elements } };
}

/** Changes the items of one type in a list: each keeps its position among the others, and new ones follow the last. */
export function changeOf(
  list: readonly EditorItem[],
  type: string,
  change: (own: readonly EditorItem[]) => readonly EditorItem[],
): readonly EditorItem[] {
  const own = list.filter((item) => item.type === type);
  const next = change(own);
  if (next === own) return list;
  const last = list.findLastIndex((item) => item.type === type);
  let taken = 0;
  const placed = list.flatMap((item, index) => {
    if (item.type !== type) return [item];
    const from = taken;
    taken = index === last ? next.length : Math.min(taken + 1, next.length);
    return next.slice(from, taken);
  });
  return last < 0 ? [...list, ...next] : placed;
}

/** Moves an entry within a list; returns the same list if the position does not exist. */
export function movedIn<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const one = list[from];
  if (one === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Removes an entry from a list; returns the same list if there is none. */
export function removedFrom<Entry>(list: readonly Entry[], index: number): readonly Entry[] {
  return list[index] === undefined ? list : list.toSpliced(index, 1);
}

/** Duplicates an entry of a list; returns the same list if there is none. */
export function copiedIn(list: readonly EditorItem[], index: number, makeId: MakeId): readonly EditorItem[] {
  const one = list[index];
  return one ? list.toSpliced(index + 1, 0, ...fresh(one, makeId)) : list;
}

/** A copy of an element with new ids. */
export function fresh(item: EditorItem, makeId: MakeId): readonly EditorItem[] {
  return withNewIds([item], () => makeId(item.type));
}

/** The first text that an element shows, as stored. */
export function firstWords(item: EditorItem): string {
  const found = wordsIn(item);
  return found ? textOf(wordsShape.read(settingsOf(found.item.props)[found.setting])) : '';
}

/** A text as a name: without tags, and shortened. */
export function nameIn(words: string): string {
  return words
    .replace(/<[^<>]*>/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

/** Replaces the first text that an element shows; adds a paragraph if there is none. */
export function withFirstWords(item: EditorItem, words: string, makeId: MakeId): EditorItem {
  const found = wordsIn(item);
  if (!found) return withElements(item, [atomicWords(words, makeId), ...(item.props.elements ?? [])]);
  const settings = settingsOf(found.item.props);
  const written = wordsShape.write(words, settings[found.setting]);
  return replaced(
    item,
    found.item.props.id,
    withSettings(found.item, { ...settings, [found.setting]: written }),
  );
}

/** The element with one of its descendants replaced. */
export function replaced(item: EditorItem, id: string, next: EditorItem): EditorItem {
  if (item.props.id === id) return next;
  const { elements } = item.props;
  if (!elements) return item;
  const changed = elements.map((one) => replaced(one, id, next));
  return changed.every((one, index) => one === elements[index]) ? item : withElements(item, changed);
}

/** A new element with only a text. */
export function titled(type: string, words: string, makeId: MakeId): EditorItem {
  return atomicItem(type, makeId, [atomicWords(words, makeId)]);
}

const LONGEST_NAME = 60;
const WORDS: Readonly<Record<string, string>> = {
  'e-paragraph': 'paragraph',
  'e-heading': 'title',
  'e-button': 'text',
};

function wordsIn(item: EditorItem): { readonly item: EditorItem; readonly setting: string } | null {
  const setting = Object.hasOwn(WORDS, item.type) ? WORDS[item.type] : undefined;
  if (setting !== undefined) return { item, setting };
  for (const child of item.props.elements ?? []) {
    const found = wordsIn(child);
    if (found) return found;
  }
  return null;
}
