import type { Check } from './Rule.ts';

export const date: Check = ({ texts }) => texts.every((text) => dateOf(text) !== null);

export const time: Check = ({ texts }) => texts.every((text) => TIME.test(text));

export const mindate: Check = ({ texts }, { threshold }) =>
  !texts.some((text) => timeOf(text) < timeOf(threshold));

export const maxdate: Check = ({ texts }, { threshold }) =>
  !texts.some((text) => timeOf(text) > timeOf(threshold));

/** Monday is 1. Calculated from the calendar date alone: the weekday does not depend on the time zone. */
export const dayofweek: Check = ({ texts }, { accept = [] }) => {
  const accepted = new Set(accept.map(Number));
  return texts.every((text) => {
    const day = dateOf(text)?.getUTCDay();
    return day !== undefined && accepted.has(day || 7);
  });
};

/** A calendar date, or `null` if the text is not one: 2026-02-31 looks like a date but is none. */
export function dateOf(text: string): Date | null {
  const [, year = 0, month = 0, day = 0] = DATE.exec(text)?.map(Number) ?? [];
  if (year < 1 || year > LAST_YEAR) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

const DATE = /^(\d{4,6})-(\d\d)-(\d\d)$/;
const LAST_YEAR = 32767;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** An invalid date is neither before nor after another. */
function timeOf(text: unknown): number {
  return dateOf(String(text))?.getTime() ?? Number.NaN;
}
