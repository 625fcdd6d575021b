import type { Settings } from '../settings/read.ts';
import type { Globals } from './elementGlobals.ts';
import type { Entered } from './entered.ts';
import { isSameValue } from './isSameValue.ts';

/** The styles of a part of an element on a device: declarations as in a style sheet. */
export interface DrawnRule {
  readonly device: string;
  readonly part: string;
  readonly css: string;
}

/** The elements that a table processed last. Many elements of a page have the same values, mostly adjacent ones. */
export interface DrawnLast {
  readonly elements: DrawnElement[];
  next: number;
  /** The setting in which two of them last differed: the next ones probably differ in it too, so it is compared first. */
  differing: string;
}

interface DrawnElement {
  readonly settings: Settings;
  readonly globals: Globals;
  /** How many of its settings the table uses. */
  readonly count: number;
  readonly rules: readonly DrawnRule[];
}

const KEPT = 6;

/** `names` are the settings that the table uses: only these are compared. */
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
  // A reference outside of this table may still replace something in it.
  for (const [name, variable] of globals.references)
    if (before.references.get(name) !== variable) return false;
  return true;
}
