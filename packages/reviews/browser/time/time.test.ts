import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { formatTime } from './formatTime.ts';
import { instantOf } from './instantOf.ts';
import { PHRASE_KEYS } from './LocaleTable.ts';
import { languageKey } from './languageKey.ts';
import { languages } from './languages.ts';
import { passed, relativeTime } from './relativeTime.ts';
import { timeText } from './timeText.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const YEAR = 365 * DAY;

describe('relative time', () => {
  test.each([
    [-5, 'just now'],
    [0, 'just now'],
    [44, 'just now'],
    [45, '1m ago'],
    [60, '1m ago'],
    [100, '2m ago'],
    [44.6 * MINUTE, '45m ago'],
    [45 * MINUTE, '1h ago'],
    [50 * MINUTE, '1h ago'],
    [90 * MINUTE, '2h ago'],
    [23.6 * HOUR, '24h ago'],
    [24 * HOUR, 'a day ago'],
    [30 * HOUR, 'a day ago'],
    [48 * HOUR, '2 days ago'],
    [29.6 * DAY, '30 days ago'],
    [30 * DAY, 'a month ago'],
    [60 * DAY, '2 months ago'],
    [61 * DAY, '2 months ago'],
    [89.9 * DAY, '2 months ago'],
    [364 * DAY, '12 months ago'],
    [365 * DAY, 'a year ago'],
    [400 * DAY, 'a year ago'],
    [2 * YEAR, '2 years ago'],
    [2.6 * YEAR, '3 years ago'],
  ])('RV-11 %d seconds are "%s"', (seconds, text) => {
    expect(relativeTime(seconds, 'en', english)).toBe(text);
  });

  test('RV-11 for any age there is one phrase, its number is sensible and older never sounds younger', () => {
    const order = (seconds: number): number => {
      const { key, number } = passed(seconds);
      return PHRASE_KEYS.indexOf(key) * 10_000 + (number ?? 0);
    };
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 3e9, noNaN: true }),
        fc.double({ min: 0, max: 1e8 }),
        (age, more) => {
          const { key, number } = passed(age);
          expect(number === null).toBe(!key.endsWith('s'));
          if (number !== null) expect(Number.isInteger(number) && number >= 2).toBe(true);
          expect(order(age + (more || 0))).toBeGreaterThanOrEqual(order(age));
        },
      ),
    );
  });

  test('RV-11 there are at least 36 languages, every phrase whole, with as many forms as its language needs', () => {
    expect(Object.keys(languages).length).toBeGreaterThanOrEqual(36);
    for (const [name, table] of Object.entries(languages)) {
      for (const key of PHRASE_KEYS) {
        const forms = table.phrases[key];
        expect(forms.length, `${name} ${key}`).toBeGreaterThan(0);
        expect(forms.length, `${name} ${key}`).toBeLessThanOrEqual(Math.max(1, table.categories.length));
        for (const form of forms) expect(form.trim(), `${name} ${key}`).not.toBe('');
        // If a number is needed, the last form, which covers most numbers, must contain it.
        expect(forms.at(-1)?.includes('#'), `${name} ${key}`).toBe(key.endsWith('s'));
      }
    }
  });

  test('RV-11 in every language, every age reads without a gap left in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(languages)),
        fc.double({ min: 0, max: 3e9, noNaN: true }),
        (name, age) => {
          const table = languages[name];
          if (!table) throw new Error(name);
          const text = relativeTime(age, name, table);
          expect(text).not.toMatch(/[#|;]|undefined|NaN/);
          expect(text.length).toBeGreaterThan(1);
          expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
        },
      ),
    );
  });

  test.each([
    ['ru', 21 * MINUTE, '21 минуту назад'],
    ['ru', 22 * MINUTE, '22 минуты назад'],
    ['ru', 25 * MINUTE, '25 минут назад'],
    ['ru', 11 * DAY, '11 дней назад'],
    ['ru', 5 * YEAR, '5 лет назад'],
    ['uk', 3 * DAY, '3 дні тому'],
    ['be', 5 * DAY, '5 дзён таму'],
    ['pl', 22 * HOUR, '22 godziny temu'],
    ['pl', 12 * HOUR, '12 godzin temu'],
    ['pl', 3 * YEAR, '3 lata temu'],
    ['ro', 5 * MINUTE, 'acum 5 minute'],
    ['ro', 25 * MINUTE, 'acum 25 de minute'],
    ['lt', 21 * DAY, 'prieš 21 dieną'],
    ['lt', 5 * DAY, 'prieš 5 dienas'],
    ['lt', 11 * DAY, 'prieš 11 dienų'],
    ['lv', 21 * DAY, 'pirms 21 dienas'],
    ['lv', 5 * DAY, 'pirms 5 dienām'],
    ['sl', 2 * HOUR, 'pred 2 urama'],
    ['sl', 5 * HOUR, 'pred 5 urami'],
    ['he', 61 * DAY, 'לפני חודשיים'],
    ['he', 100 * DAY, 'לפני 3 חודשים'],
    ['ar', 2 * DAY, 'منذ يومين'],
    ['ar', 3 * DAY, 'منذ 3 أيام'],
    ['ar', 11 * DAY, 'منذ 11 يومًا'],
    ['cs', 5 * DAY, 'před 5 dny'],
    ['hr', 22 * MINUTE, 'prije 22 minute'],
    ['fr', 3 * YEAR, 'il y a 3 ans'],
    ['es', 400 * DAY, 'hace un año'],
    ['de', 2 * DAY, 'vor 2 Tagen'],
    ['ja', 2 * DAY, '2日前'],
    ['zh-hant', 2 * MINUTE, '2分鐘前'],
  ])('RV-11 %s says %d seconds as "%s"', (name, age, text) => {
    expect(timeText(0, name, { format: '', now: age * 1000, zone: 'utc', tables: languages })).toBe(text);
  });

  test.each([
    ['pt-BR', 'pt'],
    ['iw', 'he'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['zh-CN', 'zh'],
    ['zh_TW', 'zh-hant'],
    ['zh-Hant-HK', 'zh-hant'],
    ['DE', 'de'],
    ['', 'en'],
    ['!!', 'en'],
  ])('RV-11 the language %s is looked up as %s', (tag, key) => {
    expect(languageKey(tag)).toBe(key);
  });

  test('RV-11 a language without a table speaks English', () => {
    expect(timeText(0, 'tlh', { format: '', now: 3 * DAY * 1000, zone: 'utc', tables: languages })).toBe(
      '3 days ago',
    );
  });

  test('RV-11 the older format "ago" is relative time', () => {
    expect(timeText(0, 'de', { format: 'ago', now: 3 * DAY * 1000, zone: 'utc', tables: languages })).toBe(
      'vor 3 Tagen',
    );
  });
});

describe('formatted time', () => {
  const afternoon = Date.UTC(2005, 2, 4, 15, 7, 9);
  test.each([
    ['dd.MM.yyyy', '04.03.2005'],
    ['Y-m-d H:i:s', '2005-03-04 15:07:09'],
    ['yy y', '05 05'],
    ['MMMM d, Y', 'March 04, 2005'],
    ['M', 'Mar'],
    ['HH:mm', '15:07'],
    ['h:mm a', '3:07 pm'],
    ['hh:mm A', '3:07 PM'],
    ['hh:mm', '3:07'],
    ['d.m.Y, hh', '04.03.2005, 3PM'],
    ['hh', '3PM'],
    ['12', '3:7 PM'],
    ['j F n', 'j F n'],
    ['chat', '2005.03.04 15:07'],
  ])('RV-11 %s is %s', (format, text) => {
    expect(formatTime(format, afternoon, afternoon + 2 * YEAR * 1000, 'en', 'utc')).toBe(text);
  });

  test('RV-11 midnight and noon are twelve', () => {
    expect(formatTime('hh', Date.UTC(2020, 0, 1, 0), 0, 'en', 'utc')).toBe('12AM');
    expect(formatTime('hh', Date.UTC(2020, 0, 1, 12), 0, 'en', 'utc')).toBe('12PM');
  });

  test('RV-11 months are named in the language asked for, and a tag that is none does no harm', () => {
    expect(formatTime('MMMM', afternoon, 0, 'de', 'utc')).toBe('März');
    expect(formatTime('MMMM', afternoon, 0, '§§', 'utc')).toBe('March');
  });

  test('RV-11 a recent time in the chat format is its hour, an older one has its day', () => {
    expect(formatTime('chat', afternoon, afternoon + 1000, 'en', 'utc')).toBe('15:07');
    expect(formatTime('chat', afternoon, afternoon + 30 * DAY * 1000, 'en', 'utc')).toBe('04.03 15:07');
  });
});

test('RV-05 data-time is seconds, from 10^10 milliseconds, and nothing when it is no number', () => {
  expect(instantOf('1700000000')).toBe(1_700_000_000_000);
  expect(instantOf('1700000000000')).toBe(1_700_000_000_000);
  for (const value of [null, undefined, '', ' ', 'soon', 'NaN']) expect(instantOf(value)).toBeNull();
});
