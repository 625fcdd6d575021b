import { textOf } from '../../model/settings/read.ts';

/** What an element can be called by in a selector: `h2`, `.wide`, `#top`. */
export type Marks = ReadonlySet<string>;

/**
 * Whether one of the elements from the outermost to a heading is meant by a list of selectors, as far as they name tags, classes and
 * ids. One that says more means nothing: no heading gets lost by what is not understood.
 */
export function isMeant(path: readonly Marks[], selectors: unknown): boolean {
  return textOf(selectors)
    .slice(0, LONGEST)
    .split(',')
    .some((selector) => isOnPath(path, selector.trim()));
}

const LONGEST = 1000;

function isOnPath(path: readonly Marks[], selector: string): boolean {
  const steps = selector.split(/[\s>]+/).filter(Boolean);
  if (steps.length === 0 || !steps.every((step) => SIMPLE.test(step))) return false;
  let at = 0;
  for (const marks of path) {
    const step = steps[at];
    if (step !== undefined && namesIn(step).every((name) => marks.has(name))) at += 1;
  }
  return at === steps.length;
}

const SIMPLE = /^(?:[a-z][a-z\d-]*)?(?:[.#][\w-]+)*$/i;

function namesIn(step: string): readonly string[] {
  return step.match(/[.#]?[\w-]+/g) ?? [];
}
