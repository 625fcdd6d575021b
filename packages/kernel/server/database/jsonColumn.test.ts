import Type from 'typebox';
import { expect, test } from 'vitest';
import { completed, jsonColumn } from './jsonColumn.ts';

const Lines = Type.Array(Type.Integer());

test('what is stored is read as its schema has it', () => {
  expect(jsonColumn('carts.lines', Lines, [])('[1,2]')).toEqual([1, 2]);
});

test.each(['', '[', 'null', '{"a":1}', '["1"]'])('what does not fit, %j, has its stand-in', (text) => {
  expect(jsonColumn('carts.lines', Lines, [])(text)).toEqual([]);
});

test('where nothing can stand in for it, the error names the column', () => {
  expect(() => jsonColumn('carts.lines', Lines)('"x"')).toThrow('carts.lines');
});

const Options = Type.Object({
  size: Type.Integer({ default: 3, maximum: 10 }),
  title: Type.String({ default: '' }),
});

test.each([
  [undefined, { size: 3, title: '' }],
  [[], { size: 3, title: '' }],
  [{ size: 5 }, { size: 5, title: '' }],
  [
    { size: 99, title: 'Kept', gone: 1 },
    { size: 3, title: 'Kept' },
  ],
])('settings that were stored as %j are whole again', (stored, whole) => {
  expect(completed(Options, stored)).toEqual(whole);
});
