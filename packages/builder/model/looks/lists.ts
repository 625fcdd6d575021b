import { movedIn } from '../edits/atomicItems.ts';

/** Elementor's limit. */
export const LONGEST_LABEL = 50;
/** Limit for classes, and for variables. */
export const MOST_LOOKS = 1000;

/** A name that is not in use. */
export function freeLabel(wanted: string, taken: readonly string[]): string {
  const name = wanted.trim().slice(0, LONGEST_LABEL - 4);
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(label)) return label;
  }
}

export function movedBy(ids: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const at = ids.indexOf(id);
  return movedIn(ids, at, at + by);
}

/** What is wrong with a name; `null` if nothing. */
export function labelProblem(label: string, others: readonly string[]): string | null {
  if (label.trim() === '') return 'Give it a name.';
  if (label.length > LONGEST_LABEL) return `A name has at most ${LONGEST_LABEL} characters.`;
  return others.includes(label) ? 'Another one has this name already.' : null;
}
