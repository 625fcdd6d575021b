/** What a page may be at most. What is within these limits is kept and rendered; what is beyond is refused with a sentence. */

/** Elements inside each other: more than on any page that people build. */
export const DEEPEST_ELEMENTS = 60;
/** Maps and lists inside each other, in the settings or the styles of one element. */
export const DEEPEST_SETTINGS = 40;
export const MOST_ELEMENTS = 20_000;

/** Whether maps and lists lie deeper inside a value than `deepest`. */
export function isNestedDeeper(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return deepest === 0 || Object.values(value).some((entry) => isNestedDeeper(entry, deepest - 1));
}
