import { EVERYWHERE, readCondition } from '../../model/templates/conditions.ts';
import { choiceOfPlace, type PlaceChoice } from '../../model/templates/conditionWords.ts';

/** A condition as entered. */
export interface ConditionRow {
  readonly isExcluded: boolean;
  /** One of the choices; a place that only other products know is kept as it is. */
  readonly place: string;
  /** Which one is meant, if the place is about a single one. */
  readonly target: string;
}

export function firstRow([first]: readonly PlaceChoice[]): ConditionRow {
  return { isExcluded: false, place: first?.place ?? EVERYWHERE, target: '' };
}

export function rowOf(condition: string): ConditionRow {
  const { isExcluded, place } = readCondition(condition) ?? { isExcluded: false, place: condition };
  const known = choiceOfPlace(place);
  return { isExcluded, place: known?.choice.place ?? place, target: known?.target ?? '' };
}

export function conditionOf({ isExcluded, place, target }: ConditionRow): string {
  return `${isExcluded ? 'exclude' : 'include'}/${place}${target}`;
}
