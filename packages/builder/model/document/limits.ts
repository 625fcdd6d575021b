/**
 * Maximum dimensions of a page. Within these limits it is stored and rendered; beyond, it is refused with a readable message.
 */

/** Nesting of elements: more than on any real page. */
export const DEEPEST_ELEMENTS = 60;
/** Nesting of maps and lists, in the settings or styles of one element. */
export const DEEPEST_SETTINGS = 40;
export const MOST_ELEMENTS = 20_000;
/** Elements that a page draws from templates placed in it. */
export const MOST_EMBEDDED = 5_000;

/** Whether a value is nested more deeply than `deepest`. */
export function isNestedDeeper(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return deepest === 0 || Object.values(value).some((entry) => isNestedDeeper(entry, deepest - 1));
}
