import { expect, test } from 'vitest';
import { isRecord, parsedJson, percentDecoded, recordOf } from './index.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['{}', false],
])('%j is a record: %j', (value, is) => {
  expect(isRecord(value)).toBe(is);
  expect(recordOf(value)).toEqual(is ? value : {});
});

test('what is not JSON becomes what the caller says, and nothing without it', () => {
  expect([parsedJson('{"a":1}'), parsedJson('{', 'x'), parsedJson('')]).toEqual([{ a: 1 }, 'x', undefined]);
});

test.each([
  ['%C3%BCber%20uns', 'über uns'],
  ['100% linen', '100% linen'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j is read as %j', (text, read) => {
  expect(percentDecoded(text)).toBe(read);
});
