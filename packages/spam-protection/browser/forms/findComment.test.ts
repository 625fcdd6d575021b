import { expect, test, vi } from 'vitest';
import { findComment } from './findComment.ts';

test.each([
  ['#comment-5', '', '?comment=5#comment-5'],
  ['#comment-5', '?cpage=2', '?comment=5#comment-5'],
  ['#comment-5', '?comment=5', undefined],
  ['#comments', '', undefined],
  ['', '', undefined],
])('SP-58 a link to %s on %j leads to %j where the comment is on another page', (hash, search, expected) => {
  const replace = vi.fn();
  const page = { getElementById: () => null, querySelector: <Found>() => ({}) as Found };
  findComment(page, { hash, search, replace });
  expect(replace.mock.calls[0]?.[0]).toBe(expected);
});
