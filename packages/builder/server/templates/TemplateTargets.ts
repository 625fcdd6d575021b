import type { ConditionTarget } from '../../model/templates/conditionWords.ts';

/** Something on the site that a condition can be about. */
export interface TargetChoice {
  /** As in the condition: an id, or a slug. */
  readonly id: string;
  readonly title: string;
}

/** What conditions need from the rest of the site. */
export interface TemplateTargets {
  /** Choices, by words of the title. */
  search(target: ConditionTarget, words: string): Promise<readonly TargetChoice[]>;
  /** Its name; `null` if it no longer exists. */
  nameOf(target: ConditionTarget, id: string): Promise<string | null>;
}

export const NO_TARGETS: TemplateTargets = { search: async () => [], nameOf: async () => null };
