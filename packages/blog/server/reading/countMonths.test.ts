import { expect, test } from 'vitest';
import { countMonths } from './countMonths.ts';
import { midnightIn } from './midnightIn.ts';

test('a day begins at midnight where the site is, through summer time and half hours', () => {
  expect(new Date(midnightIn('UTC', 2026, 11, 2)).toISOString()).toBe('2026-11-02T00:00:00.000Z');
  expect(new Date(midnightIn('Europe/Berlin', 2026, 7, 1)).toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(new Date(midnightIn('Europe/Berlin', 2026, 1)).toISOString()).toBe('2025-12-31T23:00:00.000Z');
  expect(new Date(midnightIn('Asia/Kolkata', 2026, 3)).toISOString()).toBe('2026-02-28T18:30:00.000Z');
  expect(new Date(midnightIn('America/New_York', 2026, 3, 8)).toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(new Date(midnightIn('America/New_York', 2026, 13)).toISOString()).toBe('2027-01-01T05:00:00.000Z');
});

test('posts are counted in the months of the site', () => {
  const times = [
    '2027-01-01T02:00:00Z',
    '2026-11-30T23:30:00Z',
    '2026-11-01T00:10:00Z',
    '2026-10-31T10:00:00Z',
  ];
  const counted = times.map((time) => ({ time: Date.parse(time), count: 1 }));
  const words = (timeZone: string) =>
    countMonths(counted, timeZone).map(({ year, month, count }) => `${year}-${month}: ${count}`);
  expect(words('UTC')).toEqual(['2027-1: 1', '2026-11: 2', '2026-10: 1']);
  expect(words('Asia/Tokyo')).toEqual(['2027-1: 1', '2026-12: 1', '2026-11: 1', '2026-10: 1']);
  expect(words('America/New_York')).toEqual(['2026-12: 1', '2026-11: 1', '2026-10: 2']);
  expect(countMonths([], 'UTC')).toEqual([]);
});
