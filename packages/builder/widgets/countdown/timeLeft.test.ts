import { expect, test } from 'vitest';
import { zonedTime } from '../../model/settings/zonedTime.ts';
import { timeLeft } from './timeLeft.ts';

test('what is left is told in the parts that are shown', () => {
  const ms = ((26 * 60 + 3) * 60 + 4) * 1_000;
  expect(timeLeft(ms)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(timeLeft(ms, ['hours', 'minutes'])).toMatchObject({ days: 0, hours: 26, minutes: 3 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  ['2030-01-31 18:00', 'UTC', '2030-01-31T18:00:00.000Z'],
  ['2030-01-31 18:00', 'Europe/Berlin', '2030-01-31T17:00:00.000Z'],
  ['2030-07-31 18:00', 'America/New_York', '2030-07-31T22:00:00.000Z'],
  ['2030-03-31 03:30', 'Europe/Berlin', '2030-03-31T01:30:00.000Z'],
])('%s in %s is a moment', (text, zone, expected) => {
  expect(new Date(zonedTime(text, zone) ?? 0).toISOString()).toBe(expected);
});

test.each(['', 'tomorrow', '2030-13', '2030-01-31 18:00}</style>'])('%j is none', (text) => {
  expect(zonedTime(text, 'UTC')).toBeNull();
});
