import { textOf } from '../../model/settings/read.ts';

/** Names of an element in selectors: `h2`, `.wide`, `#top`. */
export type Marks = ReadonlySet<string>;

/**
 * Whether one of the elements down to a heading matches a list of selectors of tags, classes and ids. More complex selectors
 * match nothing, so that no heading is lost.
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
