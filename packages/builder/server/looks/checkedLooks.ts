import { isRecord } from '@portico/kernel/records';
import { LONGEST_LABEL, labelProblem, MOST_LOOKS } from '../../model/looks/lists.ts';
import { classesIn } from '../../model/looks/siteClasses.ts';
import { variablesIn } from '../../model/looks/siteVariables.ts';
import { cleanSettings, UnfitContentError } from '../documents/cleanContent.ts';
import type { StoredLooks } from './LookStore.ts';

/** Sanitises classes and variables, keeping unknown parts; refuses anything else with a readable message. */
export function checkedLooks({ classes, variables }: StoredLooks): StoredLooks {
  const [kept, valued] = [checkedMap(classes, 'classes'), checkedMap(variables, 'variables')];
  checkNames(classesIn(kept), 'classes');
  checkNames(variablesIn(valued), 'variables');
  return { classes: kept, variables: valued };
}

function checkedMap(value: unknown, what: string): unknown {
  // PHP writes an empty map as `[]`.
  if (value === null || (Array.isArray(value) && value.length === 0)) return value;
  if (!isRecord(value)) throw new UnfitContentError(`The ${what} of a site must be an object.`);
  return cleanSettings(value);
}

function checkNames(all: readonly { readonly label: string }[], what: string): void {
  if (all.length > MOST_LOOKS)
    throw new UnfitContentError(`A site has at most ${MOST_LOOKS.toLocaleString('en')} ${what}.`);
  const seen = new Set<string>();
  for (const { label } of all) {
    const problem = labelProblem(label, seen.has(label) ? [label] : []);
    if (problem) throw new UnfitContentError(`“${label.slice(0, LONGEST_LABEL)}”: ${problem}`);
    seen.add(label);
  }
}
