import type { Schema } from '../rules/Rule.ts';
import { SCHEMA_VERSION } from '../wire/public.ts';
import { RULE_GROUPS, type RuleFacts } from './Control.ts';
import { controlOf } from './controls/index.ts';
import type { FormTag } from './FormTag.ts';

/** The rules of a form, in the contract's order rather than the form's: the first error of a field wins. */
export function schemaOf(tags: readonly FormTag[], locale: string, facts: RuleFacts): Schema {
  const rules = RULE_GROUPS.flatMap((group) =>
    tags
      .filter((tag) => controlOf(tag).ruleGroup === group)
      .flatMap((tag) => controlOf(tag).rules?.(tag, facts) ?? []),
  );
  const closing = (['choice', 'select'] as const).flatMap((group) =>
    tags
      .filter((tag) => controlOf(tag).ruleGroup === group)
      .flatMap((tag) => controlOf(tag).closingRules?.(tag) ?? []),
  );
  return { version: SCHEMA_VERSION, locale, rules: [...rules, ...closing] };
}
