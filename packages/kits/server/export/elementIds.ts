import { createHash } from 'node:crypto';
import { isRecord } from '@portico/kernel/records';

const SHORTEST = 7;

/**
 * Gives elements new IDs, so that no two documents of a kit share one. An ID is derived from the document and the element's
 * position in it: the same kit has the same IDs wherever it is packed.
 */
export function withElementIds(elements: readonly unknown[], document: string): unknown[] {
  const taken = new Set<string>();
  const idAt = (place: string): string => {
    const digest = createHash('sha256').update(place).digest('hex');
    for (let length = SHORTEST; ; length++) {
      const id = digest.slice(0, length);
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
  const within = (list: readonly unknown[], place: string): unknown[] =>
    list.map((element, at) => {
      if (!isRecord(element)) return element;
      const here = `${place}/${at}`;
      const id = idAt(here);
      return Array.isArray(element.elements)
        ? { ...element, id, elements: within(element.elements, here) }
        : { ...element, id };
    });
  return within(elements, document);
}
