import fc from 'fast-check';
import type { FieldValue } from '../FormEntries.ts';
import type { Rule } from '../Rule.ts';
import { validate } from '../validate.ts';
import { type RuleRow, ruleTable } from './ruleTable.ts';

/** Whether one field with these values satisfies one rule. */
export function satisfies(
  row: Pick<RuleRow, 'rule' | 'params'>,
  entry: FieldValue | readonly FieldValue[],
): boolean {
  const values = isList(entry) ? entry : [entry];
  const rule: Rule = { ...row.params, rule: row.rule, field: 'f', error: 'wrong' };
  return !validate(
    { rules: [rule] },
    values.map((value) => ['f[]', value] as const),
  ).get('f')?.error;
}

/**
 * The results of a thousand generated forms, hashed to one number. The generator is seeded, so every engine that runs the
 * rules must get the same number.
 */
export function outcomesOfGeneratedForms(check: typeof validate = validate): number {
  const cases = fc.sample(fc.tuple(fc.array(anyRule, { maxLength: 8 }), anyEntries), {
    seed: 20261115,
    numRuns: 1000,
  });
  const answers = cases.map(([rules, entries]) =>
    [...check({ rules }, entries)].map(([field, { error, validInputs }]) => [
      field,
      error ?? null,
      validInputs?.length ?? 0,
    ]),
  );
  return digest(JSON.stringify(answers));
}

const names = [...new Set(ruleTable.map((row) => row.rule))];
const texts = ruleTable
  .flatMap((row) => [...row.good, ...row.bad])
  .flat()
  .filter((value) => typeof value === 'string');
const fields = ['f', 'g', 'a:b-c'];

const anySimpleRule: fc.Arbitrary<Rule> = fc.record({
  rule: fc.constantFrom(...names),
  field: fc.constantFrom(...fields),
  error: fc.string({ maxLength: 5 }),
  threshold: fc.oneof(fc.integer({ min: -5, max: 50 }), fc.constantFrom('10', '2026-03-01', 'x')),
  accept: fc.array(fc.constantFrom(...texts, 1, 7, '.pdf', 'image/*'), { maxLength: 4 }),
  base: fc.integer({ min: -3, max: 3 }),
  interval: fc.constantFrom(0, 0.1, 2, '5'),
});

const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  anySimpleRule,
  fc.record({
    rule: fc.constantFrom('all', 'any'),
    field: fc.constantFrom(...fields),
    error: fc.constantFrom('', 'combined'),
    rules: fc.array(anySimpleRule, { maxLength: 3 }),
  }),
);

const anyValue: fc.Arbitrary<FieldValue> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.record({ name: fc.constantFrom('a.pdf', 'b.PNG', 'c', 'd.pdf.exe'), size: fc.nat({ max: 40 }) }),
);

const anyEntries = fc.array(
  fc.tuple(
    fc.constantFrom('f', 'f[]', 'f[x][y]', 'g', 'g[3]', 'a:b-c', '_hidden', '9', 'f.e', 'f[['),
    anyValue,
  ),
  { maxLength: 12 },
);

function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function isList(entry: FieldValue | readonly FieldValue[]): entry is readonly FieldValue[] {
  return Array.isArray(entry);
}
