import type { Rule } from '../rules/Rule.ts';
import type { FormTag } from './FormTag.ts';
import type { Messages } from './messages.ts';
import type { RenderContext } from './RenderContext.ts';

/** A kind of control: how it is rendered and what may be entered. */
export interface Control {
  render(tag: FormTag, context: RenderContext): string;
  /** It cannot be inside a paragraph. */
  readonly isBlock?: boolean;
  /** In schema order; none for controls that only the server can check. */
  rules?(tag: FormTag, facts: RuleFacts): readonly Rule[];
  /** The position of its rules among those of other kinds. Within a group, controls are in template order. */
  readonly ruleGroup?: RuleGroup;
  /** Rules at the end of a schema. */
  closingRules?(tag: FormTag): readonly Rule[];
}

export interface RuleFacts {
  readonly messages: Messages;
  readonly today: string;
}

/** The order of groups in a schema. It is part of the contract, since the first error of a field wins. */
export const RULE_GROUPS = ['choice', 'date', 'file', 'number', 'select', 'text', 'textarea'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];
