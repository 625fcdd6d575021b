import { expect, test } from 'vitest';
import { writtenTime } from './writtenTime.ts';

const LONDON = { language: 'en', timeZone: 'Europe/London' };
const TIME = Date.UTC(2026, 2, 6, 15, 5, 9);

test.each([
  ['F j, Y', 'March 6, 2026'],
  ['Y-m-d', '2026-03-06'],
  ['l, jS M y', 'Friday, 6th Mar 26'],
  ['g:i a', '3:05 pm'],
  ['H:i:s A', '15:05:09 PM'],
  ['\\a\\t G', 'at 15'],
  ['N w', '5 5'],
  ['', ''],
])('K %s writes a time as WordPress does', (letters, words) => {
  expect(writtenTime(TIME, letters, LONDON)).toBe(words);
});

test('K a time is written by the clock and in the words of its place', () => {
  const berlin = { language: 'de', timeZone: 'Europe/Berlin' };
  expect(writtenTime(Date.UTC(2026, 11, 31, 23, 30), 'j. F Y, H:i', berlin)).toBe('1. Januar 2027, 00:30');
});

test('K twelve is twelve, by day and by night', () => {
  expect(writtenTime(Date.UTC(2026, 0, 11, 0, 0), 'jS g a', LONDON)).toBe('11th 12 am');
  expect(writtenTime(Date.UTC(2026, 0, 22, 12, 0), 'jS g a', LONDON)).toBe('22nd 12 pm');
});
