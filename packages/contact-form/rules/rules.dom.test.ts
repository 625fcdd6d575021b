import { expect, test } from 'vitest';
import { createSwv } from '../browser/Swv.ts';
import { OUTCOMES_OF_GENERATED_FORMS } from './testing/expectedOutcomes.ts';
import { outcomesOfGeneratedForms, satisfies } from './testing/ruleOutcomes.ts';
import { ruleTable } from './testing/ruleTable.ts';

test('CF-13 CF-14 CF-15 a browser answers every row of the table', () => {
  for (const row of ruleTable) {
    for (const value of row.good)
      expect([row.rule, value, satisfies(row, value)]).toEqual([row.rule, value, true]);
    for (const value of row.bad)
      expect([row.rule, value, satisfies(row, value)]).toEqual([row.rule, value, false]);
  }
});

test('CF-21 a browser and the server come to the same answers about generated forms', () => {
  expect(outcomesOfGeneratedForms()).toBe(OUTCOMES_OF_GENERATED_FORMS);
  expect(outcomesOfGeneratedForms(createSwv().validate)).toBe(OUTCOMES_OF_GENERATED_FORMS);
});

test('CF-13 the files of a browser are files to the rules', () => {
  const pdf = new File(['%PDF'], 'Brief.PDF');
  expect(satisfies({ rule: 'file', params: { accept: ['.pdf'] } }, pdf)).toBe(true);
  expect(satisfies({ rule: 'maxfilesize', params: { threshold: 3 } }, pdf)).toBe(false);
});
