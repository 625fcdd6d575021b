import { expect, test } from 'vitest';
import { scatteredSpans } from './scatteredSpans.ts';

const words = (spans: ReturnType<typeof scatteredSpans>): string[] =>
  spans.map(([from, to]) => [from, to].map((time) => new Date(time).toISOString().slice(0, 16)).join(' '));

test('TH-10 every May begins and ends at midnight where the site is', () => {
  expect(words(scatteredSpans({ month: 5 }, 'Asia/Tokyo', [2024, 2025]))).toEqual([
    '2024-04-30T15:00 2024-05-31T15:00',
    '2025-04-30T15:00 2025-05-31T15:00',
  ]);
});

test('TH-10 a day that not every month has, of a year or of all of them', () => {
  expect(scatteredSpans({ year: 2026, day: 31 }, 'UTC', null)).toHaveLength(7);
  expect(words(scatteredSpans({ month: 2, day: 29 }, 'America/New_York', [2021, 2024]))).toEqual([
    '2024-02-29T05:00 2024-03-01T05:00',
  ]);
  expect(scatteredSpans({ day: 1 }, 'UTC', [2025, 2026])).toHaveLength(24);
});

test('a blog without posts, or with one of long ago, asks for little', () => {
  expect(scatteredSpans({ month: 5 }, 'UTC', null)).toEqual([]);
  expect(scatteredSpans({ month: 5 }, 'UTC', [1, 2026])).toHaveLength(200);
});
