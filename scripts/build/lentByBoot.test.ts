import { expect, test } from 'vitest';
import { borrowing, lendingCode } from './lentByBoot.ts';

test('what boot lends is what the chunk exported, under the same names', () => {
  const view: { porticoLends?: Record<string, () => string> } = {};
  const run = new Function(
    'window',
    lendingCode('function e(){return`one`}let t=()=>e()+`two`;export{t,e as n};\n'),
  );
  run(view);
  expect(view.porticoLends?.n?.()).toBe('one');
  expect(view.porticoLends?.t?.()).toBe('onetwo');
  const first = view.porticoLends;
  run(view);
  expect(view.porticoLends).toBe(first);
});

test('whoever imported it asks boot, and imports the rest as before', () => {
  expect(borrowing('import{a as e,t}from"./lent-Ab_c-12.js";import{r}from"./page-1234567.js";e(t,r);')).toBe(
    'var{a:e,t:t}=window.porticoLends;import{r}from"./page-1234567.js";e(t,r);',
  );
});

test('a bundler that writes exports in another way stops the build', () => {
  expect(() => lendingCode('export const a=1')).toThrow('another way');
});
