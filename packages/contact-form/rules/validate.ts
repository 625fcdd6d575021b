import './fileTypes.ts';
import type { FieldValues, FormEntries } from './FormEntries.ts';
import { evaluate, fieldInput, type Judge, judgeForm, type Verdict } from './judgeForm.ts';
import type { FieldInput, Schema } from './Rule.ts';

/** Validates a form by the rules we know. */
export function validate(schema: Schema, entries: FormEntries): Map<string, Verdict> {
  return judgeForm(schema, entries, judgeOf);
}

function judgeOf(values: FieldValues): Judge {
  const inputs = new Map<string, FieldInput>();
  const inputOf = (field: string): FieldInput => {
    const known = inputs.get(field) ?? fieldInput(values.get(field) ?? []);
    inputs.set(field, known);
    return known;
  };
  const judge: Judge = (rule) => evaluate(rule, inputOf, judge);
  return judge;
}
