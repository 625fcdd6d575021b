import { isRecord } from '@portico/kernel/records';
import type { DocumentFile } from '../../wire/public.ts';

/** Whether two documents have the same content. Element IDs are ignored: exports assign new ones. */
export function isSameDocument(one: DocumentFile, other: DocumentFile): boolean {
  return written(one) === written(other);
}

function written({ content, settings }: DocumentFile): string {
  return JSON.stringify([withoutIds(content), inOrder(settings)]);
}

function withoutIds(elements: unknown): unknown {
  if (!Array.isArray(elements)) return elements;
  return elements.map((element: unknown) => {
    if (!isRecord(element)) return element;
    const { id: _id, elements: below, ...others } = element;
    return [inOrder(others), withoutIds(below)];
  });
}

/** Sorts members: their order is arbitrary. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, inOrder(value[name])]);
}
