import { checks } from './checks.ts';
import { type FieldValue, type FieldValues, type FormEntries, fieldValues } from './FormEntries.ts';
import type { FieldInput, Rule, Schema } from './Rule.ts';

export interface Verdict {
  /** What is wrong; absent when nothing is. */
  readonly error?: string;
  /** What was entered, where nothing is wrong with it. */
  readonly validInputs: readonly FieldValue[];
}

/** What a rule has found fault with, and in which words. */
export interface Fault {
  readonly field?: string | undefined;
  readonly error?: string | undefined;
}

/** `null` when the rule is satisfied. */
export type Judge = (rule: Rule) => Fault | null;

/**
 * Puts every rule before a judge of the form's values. Every field that has a rule or an entry is in the answer; a
 * field's first failing rule decides.
 */
export function judgeForm(
  schema: Schema,
  entries: FormEntries,
  judgeOf: (values: FieldValues) => Judge,
): Map<string, Verdict> {
  const values = fieldValues(entries);
  const judge = judgeOf(values);
  const errors = new Map<string, string>();
  const judged = new Set(values.keys());
  for (const rule of schema.rules) {
    if (rule.field) judged.add(rule.field);
    const fault = judge(rule);
    if (fault?.field && fault.error && !errors.has(fault.field)) errors.set(fault.field, fault.error);
  }
  for (const field of errors.keys()) judged.add(field);
  return new Map(
    [...judged].map((field) => {
      const error = errors.get(field);
      return [field, error ? { error, validInputs: [] } : { validInputs: values.get(field) ?? [] }];
    }),
  );
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
