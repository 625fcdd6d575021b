import { expect, it } from 'vitest';
import { createIds } from './ids.ts';
import { createTestClock } from './testing/index.ts';

it('Ids sort in the order in which they were made, within a millisecond and when the clock is put back', () => {
  const clock = createTestClock();
  const newId = createIds(clock);
  const ids = Array.from({ length: 10_000 }, (_, index) => {
    if (index === 6_000) clock.advance(5);
    if (index === 8_000) clock.advance(-60_000);
    return newId();
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
});

it('Ids are UUIDs of version 7, and two makers never make the same', () => {
  const clock = createTestClock();
  const [one, other] = [createIds(clock)(), createIds(clock)()];
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(one).not.toBe(other);
});
