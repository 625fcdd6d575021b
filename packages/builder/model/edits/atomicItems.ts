import { wordsShape } from '../atomic/shapes.ts';
import { textOf } from '../settings/read.ts';
import { type EditorItem, settingsOf, withSettings } from './EditorItem.ts';
import { withNewIds } from './moves.ts';
import { atomicItem, atomicWords } from './newAtomic.ts';

/** One tab or item of an accordion of version 4, or one field of a form, as a list of them shows it. */
export interface AtomicEntry {
  /** The element that is selected for more. */
  readonly id: string;
  readonly name: string;
  /** What is stored as its name, which may be nothing. */
  readonly words: string;
}

/** What can be done with the entries of an element. Each answers another element, or the very same where nothing can be done. */
export interface AtomicEntries {
  list(whole: EditorItem): readonly AtomicEntry[];
  rename(whole: EditorItem, index: number, words: string, makeId: MakeId): EditorItem;
  move(whole: EditorItem, from: number, to: number): EditorItem;
  remove(whole: EditorItem, index: number): EditorItem;
  copy(whole: EditorItem, index: number, makeId: MakeId): EditorItem;
  /** `kind` is the type of a form's field. */
  add(whole: EditorItem, makeId: MakeId, kind?: string): EditorItem;
}

/** An id for a new element of a type. */
export type MakeId = (type: string) => string;

/** The element with another list of what stands in it; the very same for the same list. */
export function withElements(item: EditorItem, elements: readonly EditorItem[]): EditorItem {
  return elements === item.props.elements ? item : { ...item, props: { ...item.props, elements } };
}

/** The list with those of one type changed: each keeps its place among others, and new ones come behind the last. */
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

/** Puts one of a list in another place of it; the very same list where there is no such place. */
export function movedIn<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const one = list[from];
  if (one === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** A list without one of it; the very same where there is no such one. */
export function removedFrom<Entry>(list: readonly Entry[], index: number): readonly Entry[] {
  return list[index] === undefined ? list : list.toSpliced(index, 1);
}

/** A list with one of it once more, behind it; the very same where there is no such one. */
export function copiedIn(list: readonly EditorItem[], index: number, makeId: MakeId): readonly EditorItem[] {
  const one = list[index];
  return one ? list.toSpliced(index + 1, 0, ...fresh(one, makeId)) : list;
}

/** The same element once more, by other ids. */
export function fresh(item: EditorItem, makeId: MakeId): readonly EditorItem[] {
  return withNewIds([item], () => makeId(item.type));
}

/** The words that an element shows first, as they are stored. */
export function firstWords(item: EditorItem): string {
  const found = wordsIn(item);
  return found ? textOf(wordsShape.read(settingsOf(found.item.props)[found.setting])) : '';
}

/** Words as a name: without their tags, and not too many. */
export function nameIn(words: string): string {
  return words
    .replace(/<[^<>]*>/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

/** The element with other words in the first place that shows some; a new paragraph where there is none. */
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

/** The element with one of those in it replaced. */
export function replaced(item: EditorItem, id: string, next: EditorItem): EditorItem {
  if (item.props.id === id) return next;
  const { elements } = item.props;
  if (!elements) return item;
  const changed = elements.map((one) => replaced(one, id, next));
  return changed.every((one, index) => one === elements[index]) ? item : withElements(item, changed);
}

/** A new element with nothing in it but words. */
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
