import { checks } from './checks.ts';
import { type FieldValue, type FieldValues, type FormEntries, fieldValues } from './FormEntries.ts';
import type { FieldInput, Rule, Schema } from './Rule.ts';

export interface Verdict extends Fault {
  /** What was entered, where nothing is wrong with it. */
  readonly validInputs?: readonly FieldValue[];
}

/** What a rule has found fault with, and in which words; neither where nothing is wrong. */
export interface Fault {
  readonly field?: string | undefined;
  readonly error?: string | undefined;
}

/** `null` when the rule is satisfied. */
export type Judge = (rule: Rule) => Fault | null;

/**
 * Puts every rule before a judge of the form's values. Every field that has an entry is in the answer, and every one that
 * a rule has found fault with: that rule, the first to fail, is then the answer.
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

/**
 * A rule that we do not know is satisfied: a newer server may send some. The rules inside a rule go to `judge`, who may
 * know more.
 */
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
