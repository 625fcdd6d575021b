import type { Rule } from '../rules/Rule.ts';
import type { FormTag } from './FormTag.ts';
import type { Messages } from './messages.ts';
import type { RenderContext } from './RenderContext.ts';

/** A kind of control: how it looks and what may be entered into it. */
export interface Control {
  render(tag: FormTag, context: RenderContext): string;
  /** It cannot stand in a paragraph. */
  readonly isBlock?: boolean;
  /** In the order in which a schema lists them; none for controls that only the server can judge. */
  rules?(tag: FormTag, facts: RuleFacts): readonly Rule[];
  /** Where the rules stand among those of other kinds. Controls of one group are in template order. */
  readonly ruleGroup?: RuleGroup;
  /** Rules that stand at the end of a schema. */
  closingRules?(tag: FormTag): readonly Rule[];
}

export interface RuleFacts {
  readonly messages: Messages;
  readonly today: string;
}

/** The order of groups in a schema. It is part of the contract, since the first error of a field wins. */
export const RULE_GROUPS = ['choice', 'date', 'file', 'number', 'select', 'text', 'textarea'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];
