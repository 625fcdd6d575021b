import { describe, expect, test } from 'vitest';
import { checks } from './checks.ts';
import { fieldValues } from './FormEntries.ts';
import { OUTCOMES_OF_GENERATED_FORMS } from './testing/expectedOutcomes.ts';
import { outcomesOfGeneratedForms, satisfies } from './testing/ruleOutcomes.ts';
import { ruleTable } from './testing/ruleTable.ts';
import { validate } from './validate.ts';

describe.each(ruleTable)('CF-13 CF-14 CF-15 the rule $rule', (row) => {
  test.each(row.good.map((value) => [JSON.stringify(value), value] as const))('lets %s pass', (_, value) => {
    expect(satisfies(row, value)).toBe(true);
  });
  test.each(row.bad.map((value) => [JSON.stringify(value), value] as const))('refuses %s', (_, value) => {
    expect(satisfies(row, value)).toBe(false);
  });
});

test('CF-13 CF-14 every rule of the catalogue is in the table', () => {
  const inTable = new Set(ruleTable.map((row) => row.rule));
  expect(Object.keys(checks).filter((name) => !inTable.has(name))).toEqual([]);
});

test('CF-21 a browser and the server come to the same answers about generated forms', () => {
  expect(outcomesOfGeneratedForms()).toBe(OUTCOMES_OF_GENERATED_FORMS);
});

test('CF-13 no rule runs away with 100 kB of the worst that it can be given', () => {
  const worst = ['a', '-', '1', '.', '@', ' ', '+', '0', '\r', '[', 'a.', 'a-', '1e', '(', 'a@'].map(
    (piece) => piece.repeat(100_000 / piece.length),
  );
  for (const rule of Object.keys(checks))
    for (const text of worst.flatMap((piece) => [piece, `a@${piece}`, `${piece}!`])) {
      const before = process.cpuUsage();
      satisfies({ rule, params: { accept: [text], threshold: 1, interval: 1 } }, text);
      expect(process.cpuUsage(before).user, `${rule} on ${text.slice(0, 6)}…`).toBeLessThan(250_000);
    }
});

describe('CF-21 which entry belongs to which field', () => {
  test.each([
    [['f', 'a', 'f', 'b'], { f: ['b'] }],
    [['f[]', 'a', 'f[]', 'b'], { f: ['a', 'b'] }],
    [['f[3]', 'a', 'f[]', 'b', 'f[x][y]', 'c'], { f: ['a', 'b', 'c'] }],
    [['f[]', 'a', 'f', 'b'], { f: ['b'] }],
    [['f', 'a', 'f[]', 'b'], { f: ['b'] }],
    [['e.f', 'a'], { e: ['a'] }],
    [['_f', 'a', '9f', 'b', '', 'c'], {}],
    [['f', ''], { f: [] }],
    [['__proto__', 'a', 'constructor', 'b', 'f[__proto__]', 'c'], { constructor: ['b'], f: ['c'] }],
  ])('%j', (flat, expected) => {
    const entries = Array.from(
      { length: flat.length / 2 },
      (_, at) => [flat[2 * at] ?? '', flat[2 * at + 1] ?? ''] as const,
    );
    expect(Object.fromEntries(fieldValues(entries))).toEqual(expected);
  });

  test('ten thousand entries of one field take no time', () => {
    const before = process.cpuUsage();
    expect(fieldValues(Array.from({ length: 10_000 }, () => ['f[]', 'x'] as const)).get('f')).toHaveLength(
      10_000,
    );
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });
});

test('CF-17 a field shows the first of its failing rules, in the order of the schema; one without an entry has no answer', () => {
  const results = validate(
    {
      rules: [
        { rule: 'required', field: 'name', error: 'first' },
        { rule: 'email', field: 'mail', error: 'no address' },
        { rule: 'minitems', field: 'name', threshold: 1, error: 'second' },
        { rule: 'required', field: 'silent' },
      ],
    },
    [
      ['name', ' '],
      ['mail', 'x'],
      ['free', 'kept'],
    ],
  );
  expect(Object.fromEntries(results)).toEqual({
    name: { rule: 'required', field: 'name', error: 'first' },
    mail: { rule: 'email', field: 'mail', error: 'no address' },
    free: { validInputs: ['kept'] },
  });
});

test('CF-15 a combination shows its own words, or those of the part that failed where it has some', () => {
  const rules = [
    {
      rule: 'all',
      field: 'f',
      error: 'of the whole',
      rules: [
        { rule: 'required', field: 'g', error: 'of the part' },
        { rule: 'email', field: 'f' },
      ],
    },
  ];
  expect(validate({ rules }, []).get('g')?.error).toBe('of the part');
  expect(
    validate({ rules }, [
      ['g', 'x'],
      ['f', 'y'],
    ]).get('f')?.error,
  ).toBe('of the whole');
});
