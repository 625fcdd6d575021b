import { checks } from './checks.ts';
import { type FieldValue, type FieldValues, type FormEntries, fieldValues } from './FormEntries.ts';
import type { FieldInput, Rule, Schema } from './Rule.ts';

export interface Verdict extends Fault {
  /** The values, if they are valid. */
  readonly validInputs?: readonly FieldValue[];
}

/** The field a rule objected to, and the error message; neither if nothing is wrong. */
export interface Fault {
  readonly field?: string | undefined;
  readonly error?: string | undefined;
}

/** `null` when the rule is satisfied. */
export type Judge = (rule: Rule) => Fault | null;

/**
 * Evaluates every rule with a judge of the form's values. The result has every field with an entry and every field with a
 * fault; a field's verdict is its first failing rule.
 */
export function judgeForm(
  schema: Schema,
  entries: FormEntries,
  judgeOf: (values: FieldValues) => Judge,
): Map<string, Verdict> {
  const values = fieldValues(entries);
  const judge = judgeOf(values);
  const verdicts = new Map<string, Verdict>();
  for (const rule of schema.rules) {
    const fault = judge(rule);
    if (fault?.field && fault.error && !verdicts.has(fault.field)) verdicts.set(fault.field, fault);
  }
  for (const [field, validInputs] of values) if (!verdicts.has(field)) verdicts.set(field, { validInputs });
  return verdicts;
}

/** An unknown rule counts as satisfied: a newer server may send some. Nested rules go to `judge`, which may know more. */
export function evaluate(rule: Rule, inputOf: (field: string) => FieldInput, judge: Judge): Fault | null {
  if (rule.rule === 'all') {
    for (const sub of rule.rules ?? []) {
      const fault = judge(sub);
      if (fault) return fault.error ? fault : rule;
    }
    return null;
  }
  if (rule.rule === 'any') return rule.rules?.some((sub) => !judge(sub)) ? null : rule;
  const check = Object.hasOwn(checks, rule.rule) ? checks[rule.rule] : undefined;
  return !check || check(inputOf(rule.field ?? ''), rule) ? null : rule;
}

export function fieldInput(values: readonly FieldValue[]): FieldInput {
  const texts = values.filter((value) => typeof value === 'string').map((text) => text.trim());
  const filled = texts.filter((text) => text !== '');
  const files = values.filter((value) => typeof value !== 'string');
  return { texts: filled, files, count: filled.length + files.length };
}
