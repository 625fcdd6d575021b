import { EVERYWHERE, readCondition } from '../../model/templates/conditions.ts';
import { choiceOfPlace, type PlaceChoice } from '../../model/templates/conditionWords.ts';

/** A condition as a person enters it. */
export interface ConditionRow {
  readonly isExcluded: boolean;
  /** One of the choices; what only other products know stands here as it came. */
  readonly place: string;
  /** Which one is meant, where the place is about one. */
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
