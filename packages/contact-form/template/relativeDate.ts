import { dateOf } from '../rules/dateChecks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-05-01`, `today`, `tomorrow`, `today+7_days`, `-1_month`: as a date, or nothing for what is none. */
export function relativeDate(text: string, today: string): string | undefined {
  const words = text.replaceAll('_', ' ').trim().toLowerCase();
  if (dateOf(words)) return words;
  const [, anchor = '', amount, unit] = RELATIVE.exec(words) ?? [];
  const start = dateOf(today);
  if (!start || (!anchor && !amount)) return undefined;
  const date = new Date(start.getTime() + (ANCHOR_DAYS[anchor] ?? 0) * DAY_MS);
  const count = Number((amount ?? '0').replace(/\s/g, ''));
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + count);
  else if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + count);
  else date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

const RELATIVE = /^(today|tomorrow|yesterday)?\s*(?:([+-]\s?\d{1,4})\s*(day|week|month|year)s?)?$/;
const ANCHOR_DAYS: Readonly<Record<string, number>> = { tomorrow: 1, yesterday: -1 };
