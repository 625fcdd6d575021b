import { expect, test } from 'vitest';
import type { Rule } from '../rules/Rule.ts';
import { createSwv, type Swv } from './Swv.ts';

const form = (values: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
};
type Validator = Swv['validators'][string];
const call = (validator: Validator | undefined, ...[rule, tree]: [Rule, Parameters<Validator>[0]]): void =>
  validator?.call(rule, tree);
const errorsOf = (results: Map<string, { error?: string | undefined }>) =>
  Object.fromEntries([...results].map(([field, { error }]) => [field, error]));

test('CF-13 other scripts call a rule by its name, on a rule and the values of a form', () => {
  const { validators } = createSwv();
  expect(Object.keys(validators)).toEqual(expect.arrayContaining(['required', 'maxfilesize', 'all', 'any']));
  const rule = { rule: 'email', field: 'mail', error: 'No address.' };
  const tree = (value: string) => ({ getAll: (field: string) => (field === 'mail' ? [value] : []) });
  expect(() => call(validators.email, rule, tree('ada@example.com'))).not.toThrow();
  expect(() => call(validators.email, rule, tree('ada'))).toThrow(
    expect.objectContaining({ field: 'mail', error: 'No address.' }),
  );
});

test('CF-13 CF-15 a rule that another script adds counts, borrows from ours, and may stand inside all and any', () => {
  const swv = createSwv();
  swv.validators.whencompany = function (tree) {
    if (tree.getAll('kind')[0] === 'company') call(swv.validators.required, this, tree);
  };
  const own = { rule: 'whencompany', field: 'vat', error: 'Needed.' };
  const inside = { rule: 'all', field: 'other', rules: [own] };
  for (const rules of [[own], [inside]]) {
    expect(errorsOf(swv.validate({ rules }, form({ kind: 'company', vat: '' }))).vat).toBe('Needed.');
    expect(errorsOf(swv.validate({ rules }, form({ kind: 'person', vat: '' }))).vat).toBeUndefined();
  }
});

test('CF-17 what stands in between sees every rule with the form and the options, the last to come first', () => {
  const swv = createSwv();
  const seen: unknown[] = [];
  swv.use((check, next) => {
    seen.push(['first', check.ruleObj.rule, check.formDataTree.getAll('name'), check.options]);
    next(check);
  });
  swv.use((check, next) => {
    seen.push(['second', check.ruleObj.rule]);
    if (check.ruleObj.rule !== 'email') next(check);
  });
  const rules: Rule[] = [
    { rule: 'required', field: 'name', error: 'Needed.' },
    { rule: 'email', field: 'mail', error: 'No address.' },
  ];
  const options = { target: null };
  expect(errorsOf(swv.validate({ rules }, form({ name: 'Ada', mail: 'x' }), options))).toEqual({
    name: undefined,
    mail: undefined,
  });
  expect(seen).toEqual([
    ['second', 'required'],
    ['first', 'required', ['Ada'], options],
    ['second', 'email'],
  ]);
});

test('CF-17 a mistake in another script’s rule is heard, and not taken for a fault of the visitor’s', () => {
  const swv = createSwv();
  swv.validators.broken = () => {
    throw new TypeError('Not mine.');
  };
  expect(() => swv.validate({ rules: [{ rule: 'broken', field: 'f', error: 'x' }] }, form({}))).toThrow(
    'Not mine.',
  );
  expect(
    swv.validate({ rules: [{ rule: 'constructor', field: 'f', error: 'x' }] }, form({ f: 'v' })).get('f'),
  ).toEqual({ validInputs: ['v'] });
});
