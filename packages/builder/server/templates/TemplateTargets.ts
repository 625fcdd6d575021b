import type { ConditionTarget } from '../../model/templates/conditionWords.ts';

/** Something of the site that a condition can be about. */
export interface TargetChoice {
  /** As the condition writes it: a number, or the last part of an address. */
  readonly id: string;
  readonly title: string;
}

/** What conditions ask the rest of the site. */
export interface TemplateTargets {
  /** What can be chosen, by words of its title. */
  search(target: ConditionTarget, words: string): Promise<readonly TargetChoice[]>;
  /** What it is called; `null` when it is not there any more. */
  nameOf(target: ConditionTarget, id: string): Promise<string | null>;
}

export const NO_TARGETS: TemplateTargets = { search: async () => [], nameOf: async () => null };
