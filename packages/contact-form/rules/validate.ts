import { checks } from './checks.ts';
import { type FieldValue, type FormEntries, fieldValues } from './FormEntries.ts';
import type { FieldInput, Rule, Schema } from './Rule.ts';

export interface Verdict {
  /** What is wrong; absent when nothing is. */
  readonly error?: string;
  /** What was entered, where nothing is wrong with it. */
  readonly validInputs: readonly FieldValue[];
}

/** Judges a form. Every field that has a rule or an entry is in the answer; a field's first failing rule decides. */
export function validate(schema: Schema, entries: FormEntries): Map<string, Verdict> {
  const values = fieldValues(entries);
  const inputs = new Map<string, FieldInput>();
  const inputOf = (field: string): FieldInput => {
    const known = inputs.get(field) ?? fieldInput(values.get(field) ?? []);
    inputs.set(field, known);
    return known;
  };

  const errors = new Map<string, string>();
  const judged = new Set(values.keys());
  for (const rule of schema.rules) {
    if (rule.field) judged.add(rule.field);
    const fault = evaluate(rule, inputOf);
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

interface Fault {
  readonly field?: string | undefined;
  readonly error?: string | undefined;
}

/** `null` when the rule is satisfied. A rule that we do not know is: a newer server may send some. */
function evaluate(rule: Rule, inputOf: (field: string) => FieldInput): Fault | null {
  if (rule.rule === 'all') {
    const fault = first(rule.rules, (sub) => evaluate(sub, inputOf));
    return fault && (fault.error ? fault : rule);
  }
  if (rule.rule === 'any') return rule.rules?.some((sub) => !evaluate(sub, inputOf)) ? null : rule;
  const check = Object.hasOwn(checks, rule.rule) ? checks[rule.rule] : undefined;
  return !check || check(inputOf(rule.field ?? ''), rule) ? null : rule;
}

function first<Item, Found>(items: readonly Item[] = [], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}

function fieldInput(values: readonly FieldValue[]): FieldInput {
  const texts = values.filter((value) => typeof value === 'string').map((text) => text.trim());
  const filled = texts.filter((text) => text !== '');
  const files = values.filter((value) => typeof value !== 'string');
  return { texts: filled, files, count: filled.length + files.length };
}
