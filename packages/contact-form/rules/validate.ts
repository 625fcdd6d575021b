import './fileTypes.ts';
import { type CheckRule, checkForm, evaluate, type FieldResult, fieldInput } from './checkForm.ts';
import type { FieldValues, FormEntries } from './FormEntries.ts';
import type { FieldInput, Schema } from './Rule.ts';

/** Validates a form by the rules we know. */
export function validate(schema: Schema, entries: FormEntries): Map<string, FieldResult> {
  return checkForm(schema, entries, checkOf);
}

function checkOf(values: FieldValues): CheckRule {
  const inputs = new Map<string, FieldInput>();
  const inputOf = (field: string): FieldInput => {
    const known = inputs.get(field) ?? fieldInput(values.get(field) ?? []);
    inputs.set(field, known);
    return known;
  };
  const checkRule: CheckRule = (rule) => evaluate(rule, inputOf, checkRule);
  return checkRule;
}
