import { dateOf } from '../rules/dateChecks.ts';

/**
 * `2026-05-01`, `today`, `today+7_days`, `next_monday`, `first_day_of_next_month`, `monday_next_week`: as a date, or
 * `undefined` if the text is not one. The words are applied one after the other, each to the result of the previous one.
 */
export function relativeDate(text: string, today: string): string | undefined {
  let words = text.replaceAll('_', ' ').trim().toLowerCase();
  let date = dateOf(today);
  if (words === '') return undefined;
  while (date && words !== '') {
    const start: Date = date;
    const found = firstMatch(words);
    if (!found) return undefined;
    date = found.move(start, ...found.parts);
    words = words.slice(found.length).trimStart();
  }
  return date?.toISOString().slice(0, 10);
}

type Move = (date: Date, ...parts: (string | undefined)[]) => Date | null;

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = '(sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
const WHICH = '(this|next|last|previous)';
const UNIT = '(day|week|fortnight|month|year)';

const MOVES: readonly (readonly [pattern: RegExp, move: Move])[] = [
  [/^(\d{4,}-\d\d-\d\d)\b/, (_, day = '') => dateOf(day)],
  [/^(?:today|now|midnight|noon)\b/, (date) => date],
  [/^tomorrow\b/, (date) => moved(date, 1, 'day')],
  [/^yesterday\b/, (date) => moved(date, -1, 'day')],
  [
    new RegExp(`^(first|last) day of(?: ${WHICH} (month|year)| (month))?\\b`),
    (date, edge, which, unit = 'month') => {
      const inMonth = moved(onDay(date, 1), directionOf(which), unit);
      return edge === 'first' ? inMonth : moved(moved(inMonth, 1, 'month'), -1, 'day');
    },
  ],
  [
    new RegExp(`^([+-]?) ?(\\d{1,4}) ?${UNIT}s?( ago)?\\b`),
    (date, sign, amount, unit = '', ago) => {
      const isBack = (sign === '-') !== Boolean(ago);
      return moved(date, Number(amount) * (isBack ? -1 : 1), unit);
    },
  ],
  [
    new RegExp(`^${WEEKDAY} ${WHICH} week\\b`),
    (date, day = '', which) => {
      const monday = moved(date, 1 - (date.getUTCDay() || 7), 'day');
      return moved(monday, 7 * directionOf(which) + ((indexOf(day) || 7) - 1), 'day');
    },
  ],
  [new RegExp(`^${WHICH} ${UNIT}\\b`), (date, which, unit = '') => moved(date, directionOf(which), unit)],
  [
    new RegExp(`^(?:${WHICH} )?${WEEKDAY}\\b`),
    (date, which, day = '') => {
      const ahead = (indexOf(day) - date.getUTCDay() + 7) % 7;
      const direction = directionOf(which);
      if (direction < 0) return moved(date, ahead - 7, 'day');
      return moved(date, direction > 0 && ahead === 0 ? 7 : ahead, 'day');
    },
  ],
];

function firstMatch(words: string) {
  for (const [pattern, move] of MOVES) {
    const [whole, ...parts] = pattern.exec(words) ?? [];
    if (whole !== undefined) return { length: whole.length, parts, move };
  }
  return null;
}

function directionOf(which: string | undefined): -1 | 0 | 1 {
  if (which === 'next') return 1;
  return which === 'last' || which === 'previous' ? -1 : 0;
}

function indexOf(day: string): number {
  return WEEKDAYS.indexOf(day.slice(0, 3));
}

function onDay(date: Date, day: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(day);
  return moved;
}

function moved(date: Date, count: number, unit: string): Date {
  const next = new Date(date);
  if (unit === 'month') next.setUTCMonth(next.getUTCMonth() + count);
  else if (unit === 'year') next.setUTCFullYear(next.getUTCFullYear() + count);
  else next.setUTCDate(next.getUTCDate() + count * (DAYS[unit] ?? 1));
  return next;
}

const DAYS: Readonly<Record<string, number>> = { week: 7, fortnight: 14 };
