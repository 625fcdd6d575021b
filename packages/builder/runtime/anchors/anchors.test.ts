import { expect, test } from 'vitest';
import { anchorMargins } from './anchorMargins.ts';
import { anchorTarget } from './anchorTarget.ts';

test.each([
  ['#contact', 'contact'],
  ['#_private', '_private'],
  ['#a-1_b', 'a-1_b'],
  ['#', null],
  ['#1st', null],
  ['#-x', null],
  ['#a.b', null],
  ['#a b', null],
  ['#/route', null],
  ['#elementor-action%3Aaction', null],
  ['contact', null],
  ['#é', null],
])('PB-22 the hash %j points to %j', (hash, id) => {
  expect(anchorTarget(hash)).toBe(id);
});

test('PB-22 a target stands beneath the sticky element that comes before it', () => {
  const bands = [
    { position: 1000, offset: 40 },
    { position: 0, offset: 90 },
  ];
  expect(anchorMargins(bands, { top: 0, near: 500, edge: 1000, far: 4000 })).toEqual({ near: 90, far: 40 });
});

test('PB-22 without sticky elements nothing gets a margin', () => {
  expect(anchorMargins([], { near: 500 })).toEqual({});
});
