import { createContext, useContext } from 'react';
import { type BuilderElement, idNumber, shortId } from '../../wire/public.ts';

/**
 * Elements of a page whose short ids are not unique. Three digits soon collide, and two widgets with the same ids would refer
 * to each other's panels.
 */
const Crowded = createContext<ReadonlySet<string>>(new Set());

export const CrowdedIds = Crowded.Provider;

/** The part of a widget's ids that is unique on the page: short, as in Elementor, if possible. */
export function useIdPart(id: string): string {
  return useContext(Crowded).has(id) ? idNumber(id) : shortId(id);
}

export function crowdedIds(elements: readonly BuilderElement[]): ReadonlySet<string> {
  const seen = new Map<string, string[]>();
  const visit = (element: BuilderElement): void => {
    const short = shortId(element.id);
    const ids = seen.get(short);
    if (ids) ids.push(element.id);
    else seen.set(short, [element.id]);
    element.elements.forEach(visit);
  };
  elements.forEach(visit);
  return new Set([...seen.values()].filter((ids) => ids.length > 1).flat());
}
