import { expect, it } from 'vitest';
import { formatTime } from './formatTime.ts';

const NOW = Date.UTC(2030, 4, 20, 12);
const MINUTE = 60_000;

it.each([
  [0, 'now'],
  [30_000, 'now'],
  [MINUTE, '1 minute ago'],
  [119 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [6 * 24 * 60 * MINUTE, '6 days ago'],
  [8 * 24 * 60 * MINUTE, 'May 12, 2030'],
  [-5 * MINUTE, 'in 5 minutes'],
])('%d ms ago is said as "%s"', (age, said) => {
  expect(formatTime(NOW - age, NOW, 'en-US', 'UTC').relative).toBe(said);
});

it('has the exact time at hand', () => {
  expect(formatTime(NOW, NOW, 'en-GB', 'UTC').exact).toBe('20 May 2030, 12:00');
});
