import { isRecord } from '../settings/read.ts';
import { DEEPEST_ELEMENTS } from './limits.ts';

/** A list without what is no element and what is nested too deeply, and how many parts those were. Anything else stays as it is. */
export function fittingElements(elements: unknown): { readonly elements: unknown; readonly leftOut: number } {
  let leftOut = 0;
  const fitting = (list: readonly unknown[], depth: number): readonly unknown[] => {
    const kept = depth > DEEPEST_ELEMENTS ? [] : list.filter(isRecord);
    leftOut += list.length - kept.length;
    return kept.map((element) =>
      Array.isArray(element.elements)
        ? { ...element, elements: fitting(element.elements, depth + 1) }
        : element,
    );
  };
  const kept = Array.isArray(elements) ? fitting(elements, 1) : elements;
  return { elements: kept, leftOut };
}
