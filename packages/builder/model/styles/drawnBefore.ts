import type { Settings } from '../settings/read.ts';
import type { Globals } from './elementGlobals.ts';
import type { Entered } from './entered.ts';
import { isSameValue } from './isSameValue.ts';

/** What is drawn for a part of an element on a device: declarations as they stand in a sheet. */
export interface DrawnRule {
  readonly device: string;
  readonly part: string;
  readonly css: string;
}

/** The elements that a table drew last. A page says the same of many elements, mostly of those near each other. */
export interface DrawnLast {
  readonly elements: DrawnElement[];
  next: number;
  /** The setting in which two of them last differed: the next ones will differ in it too, and it is looked at first. */
  differing: string;
}

interface DrawnElement {
  readonly settings: Settings;
  readonly globals: Globals;
  /** How many of its settings the table looks at. */
  readonly count: number;
  readonly rules: readonly DrawnRule[];
}

const KEPT = 6;

/** `names` are the settings that the table looks at: what they say is compared, the rest does not count. */
export function drawnBefore(
  last: DrawnLast,
  entered: Entered,
  names: readonly string[],
): readonly DrawnRule[] | null {
  const { settings } = entered;
  for (const before of last.elements) {
    if (before.count !== names.length) continue;
    if (!isSameValue(before.settings[last.differing], settings[last.differing])) continue;
    const other = names.find((name) => !isSameValue(before.settings[name], settings[name]));
    if (other !== undefined) last.differing = other;
    else if (isSame(before.globals, entered.globals)) return before.rules;
  }
  return null;
}

export function remember(
  last: DrawnLast,
  { settings, globals }: Entered,
  { length: count }: readonly string[],
  rules: readonly DrawnRule[],
): readonly DrawnRule[] {
  last.elements[last.next] = { settings, globals, count, rules };
  last.next = (last.next + 1) % KEPT;
  return rules;
}

function isSame(before: Globals, globals: Globals): boolean {
  if (before === globals) return true;
  if (before.references.size !== globals.references.size) return false;
  // One that this table does not draw may still take the place of what it draws.
  for (const [name, variable] of globals.references)
    if (before.references.get(name) !== variable) return false;
  return true;
}
