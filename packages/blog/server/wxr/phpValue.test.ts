import { expect, test } from 'vitest';
import { phpValue } from './phpValue.ts';

test.each([
  ['s:5:"Größ";', undefined],
  ['s:6:"Größ";', 'Größ'],
  ['s:3:"a";";', 'a";'],
  ['i:-7;', -7],
  ['d:0.5;', 0.5],
  ['b:1;', true],
  ['b:0;', false],
  ['N;', null],
  ['a:0:{}', []],
  ['a:2:{i:0;s:1:"a";i:1;N;}', ['a', null]],
  ['a:1:{s:4:"size";a:1:{s:4:"unit";s:2:"px";}}', { size: { unit: 'px' } }],
  ['a:2:{i:1;i:4;s:1:"x";i:5;}', { 1: 4, x: 5 }],
  // No objects, and nothing that promises more than there is.
  ['O:8:"stdClass":0:{}', undefined],
  ['a:1:{O:1:"x":0:{}i:1;}', undefined],
  ['a:999999999:{i:0;i:1;', undefined],
  ['s:999999999:"x";', undefined],
  ['s:-1:"x";', undefined],
  ['i:one;', undefined],
  ['i:', undefined],
  ['', undefined],
  ['yes', undefined],
])('KT-04 %s of PHP is %j', (text, value) => {
  expect(phpValue(text)).toEqual(value);
});

test('KT-04 an array of PHP nested too deeply is left out', () => {
  const nested = (depth: number) => 'a:1:{i:0;'.repeat(depth) + 'N;' + '}'.repeat(depth);
  expect(phpValue(nested(40))).toBeDefined();
  expect(phpValue(nested(100_000))).toBeUndefined();
});

test('KT-04 a key of PHP cannot change a prototype', () => {
  const value = phpValue('a:1:{s:9:"__proto__";a:1:{s:8:"polluted";b:1;}}');
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect('polluted' in {}).toBe(false);
});
