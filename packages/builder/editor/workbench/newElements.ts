import type { EditorItem } from '../../model/edits/EditorItem.ts';
import { newContainer, newSection } from '../../model/edits/newItem.ts';

/** What the editor wraps around elements that cannot stand alone, and the ids of new ones. */
export function sectionAround(columns: readonly EditorItem[]): EditorItem {
  return newSection(newId('section'), columns);
}

export function containerAround(elements: readonly EditorItem[]): EditorItem {
  return newContainer(newId('container'), elements);
}

export function newId(type: string): string {
  return `${type}-${crypto.randomUUID()}`;
}
