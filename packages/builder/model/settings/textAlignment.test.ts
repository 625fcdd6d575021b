import { expect, test } from 'vitest';
import { alignedAsBefore, alignedByStyle, withoutAlignment } from './textAlignment.ts';

test('K a text keeps its own way of saying how it is aligned while it is written in', () => {
  const styled = '<p style="text-align: center">a</p><h2>b</h2>';
  expect(alignedAsBefore(alignedByStyle(styled), styled)).toBe(styled);
  const named = '<p class="has-text-align-center">a</p>';
  expect(alignedByStyle(named)).toBe('<p style="text-align: center">a</p>');
  expect(alignedAsBefore(alignedByStyle(named), named)).toBe(named);
  expect(alignedAsBefore('<p style="text-align: right">a</p>', '<p>a</p>')).toBe(
    '<p class="has-text-align-right">a</p>',
  );
});

test('K only how paragraphs are aligned is known to the text field', () => {
  expect(withoutAlignment('<p style="text-align:center;">a</p>')).toBe('<p>a</p>');
  for (const other of [
    '<p style="text-align: center; color: red">a</p>',
    '<b style="text-align: left">a</b>',
  ])
    expect(withoutAlignment(other)).toBe(other);
});
