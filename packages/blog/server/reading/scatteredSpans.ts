import type { PostQuery } from '../Blog.ts';
import { midnightIn } from './midnightIn.ts';

/** The first and the last. */
export type Years = readonly [first: number, last: number];

/** More years than any blog has, and few enough for one statement. */
const MOST_YEARS = 200;

/** A month without its year, or a day without its month, is several ranges. */
export function isScattered({ year, month, day }: PostQuery): boolean {
  return Boolean((month && !year) || (day && !(year && month)));
}

/** Every May, or every first of a month, as ranges of times in the site's time zone. */
export function scatteredSpans(
  { year, month, day }: PostQuery,
  timeZone: string,
  years: Years | null,
): readonly (readonly [number, number])[] {
  const [first, last] = year ? [year, year] : (years ?? [1, 0]);
  const spans: (readonly [number, number])[] = [];
  for (let at = Math.max(first, last - MOST_YEARS + 1); at <= last; at += 1)
    for (const one of month ? [month] : MONTHS) {
      if (day && day > daysIn(at, one)) continue;
      const [from, to] = day ? [day, day + 1] : [1, daysIn(at, one) + 1];
      spans.push([midnightIn(timeZone, at, one, from), midnightIn(timeZone, at, one, to)]);
    }
  return spans;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
