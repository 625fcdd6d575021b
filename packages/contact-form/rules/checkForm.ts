import { checks } from './checks.ts';
import { type FieldValue, type FieldValues, type FormEntries, fieldValues } from './FormEntries.ts';
import type { FieldInput, Rule, Schema } from './Rule.ts';

export interface FieldResult extends Fault {
  /** The values, if they are valid. */
  readonly validInputs?: readonly FieldValue[];
}

/** The field a rule objected to, and the error message; neither if nothing is wrong. */
export interface Fault {
  readonly field?: string | undefined;
  readonly error?: string | undefined;
}

/** `null` when the rule is satisfied. */
export type CheckRule = (rule: Rule) => Fault | null;

/**
 * Evaluates every rule by a check of the form's values. The result has every field with an entry and every field with a
 * fault; a field's fault is that of its first failing rule.
 */
export function checkForm(
  schema: Schema,
  entries: FormEntries,
  checkOf: (values: FieldValues) => CheckRule,
): Map<string, FieldResult> {
  const values = fieldValues(entries);
  const checkRule = checkOf(values);
  const results = new Map<string, FieldResult>();
  for (const rule of schema.rules) {
    const fault = checkRule(rule);
    if (fault?.field && fault.error && !results.has(fault.field)) results.set(fault.field, fault);
  }
  for (const [field, validInputs] of values) if (!results.has(field)) results.set(field, { validInputs });
  return results;
}

/** An unknown rule counts as satisfied: a newer server may send some. Nested rules go to `checkRule`, which may know more. */
export function evaluate(
  rule: Rule,
  inputOf: (field: string) => FieldInput,
  checkRule: CheckRule,
): Fault | null {
  if (rule.rule === 'all') {
    for (const sub of rule.rules ?? []) {
      const fault = checkRule(sub);
      if (fault) return fault.error ? fault : rule;
    }
    return null;
  }
  if (rule.rule === 'any') return rule.rules?.some((sub) => !checkRule(sub)) ? null : rule;
  const check = Object.hasOwn(checks, rule.rule) ? checks[rule.rule] : undefined;
  return !check || check(inputOf(rule.field ?? ''), rule) ? null : rule;
}

export function fieldInput(values: readonly FieldValue[]): FieldInput {
  const texts = values.filter((value) => typeof value === 'string').map((text) => text.trim());
  const filled = texts.filter((text) => text !== '');
  const files = values.filter((value) => typeof value !== 'string');
  return { texts: filled, files, count: filled.length + files.length };
}
