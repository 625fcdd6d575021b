import { expect, it } from 'vitest';
import { row } from './Measurement.ts';
import { median, percentile } from './statistics.ts';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('of 1 to 100, the percentile %d is %d', (share, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, share)).toBe(value);
});

it('says of a row whether it keeps its limit', () => {
  expect(row('bytes', 10, 'kB', { atMost: 10 }).ok).toBe(true);
  expect(row('bytes', 10.1, 'kB', { atMost: 10 }).ok).toBe(false);
  expect(row('speed', 0.5, '×', { atLeast: 0.5 }).ok).toBe(true);
  expect(row('speed', 0.4, '×', { atLeast: 0.5 }).ok).toBe(false);
  expect(row('memory', 500, 'MB').ok).toBe(true);
  expect(row('nothing measured', Number.NaN, 'ms', { atMost: 1 }).ok).toBe(false);
});
