import type { EditorItem } from '../../model/edits/EditorItem.ts';
import { newContainer, newSection } from '../../model/edits/newItem.ts';

/** What the editor puts around elements that cannot stand by themselves, and the ids that it gives to new ones. */
export function sectionAround(columns: readonly EditorItem[]): EditorItem {
  return newSection(newId('section'), columns);
}

export function containerAround(elements: readonly EditorItem[]): EditorItem {
  return newContainer(newId('container'), elements);
}

export function newId(type: string): string {
  return `${type}-${crypto.randomUUID()}`;
}
