import type { LocaleTable, PhraseKey } from './LocaleTable.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** The first match wins. A phrase without a number is singular. */
const THRESHOLDS: readonly [under: number, key: PhraseKey, number?: (seconds: number) => number][] = [
  [45, 'second'],
  [90, 'minute'],
  [45 * MINUTE, 'minutes', (seconds) => Math.round(seconds / MINUTE)],
  [90 * MINUTE, 'hour'],
  [24 * HOUR, 'hours', (seconds) => Math.round(seconds / HOUR)],
  [48 * HOUR, 'day'],
  [30 * DAY, 'days', (seconds) => Math.round(seconds / DAY)],
  [60 * DAY, 'month'],
  [YEAR, 'months', (seconds) => Math.floor(seconds / MONTH)],
  [2 * YEAR, 'year'],
  [Number.POSITIVE_INFINITY, 'years', (seconds) => Math.round(seconds / YEAR)],
];

/** Relative time, as a format of older releases. */
export const AGO = 'ago';

export interface Passed {
  readonly key: PhraseKey;
  readonly number: number | null;
}

/** The phrase for the elapsed time, with its number. Future times count as just now. */
export function passed(seconds: number): Passed {
  const [, key, number] = THRESHOLDS.find(([under]) => seconds < under) ?? ([0, 'second'] as const);
  return { key, number: number ? number(seconds) : null };
}

/** "3 years ago", in the language of the table. Digits are not localised. */
export function relativeTime(seconds: number, language: string, table: LocaleTable): string {
  const { key, number } = passed(seconds);
  const forms = table.phrases[key];
  if (number === null) return forms[0] ?? '';
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language);
  rulesOf.set(language, rules);
  const category = table.categories.indexOf(rules.select(number));
  return (forms[category] ?? forms.at(-1) ?? '').replace('#', String(number));
}

/** A page has hundreds of times in one language, and creating its rules takes longer than all the rest. */
const rulesOf = new Map<string, Intl.PluralRules>();
