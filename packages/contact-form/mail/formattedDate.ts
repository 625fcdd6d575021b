import { dateOf } from '../rules/dateChecks.ts';

/** A date in the letters that its users know: `d/m/Y`. A letter after a backslash is itself; what is no date stays. */
export function formattedDate(value: string, format: string, language = 'en'): string {
  const date = dateOf(value);
  if (!date) return value;
  return format
    ? format.replace(
        /\\(.)|[A-Za-z]/g,
        (letter, plain) => plain ?? LETTERS[letter]?.(date, language) ?? letter,
      )
    : value;
}

type Part = (date: Date, language: string) => string;

const named =
  (options: Intl.DateTimeFormatOptions): Part =>
  (date, language) =>
    date.toLocaleDateString(language, { ...options, timeZone: 'UTC' });
const padded = (number: number): string => String(number).padStart(2, '0');

const LETTERS: Readonly<Record<string, Part>> = {
  Y: (date) => String(date.getUTCFullYear()).padStart(4, '0'),
  y: (date) => padded(date.getUTCFullYear() % 100),
  m: (date) => padded(date.getUTCMonth() + 1),
  n: (date) => String(date.getUTCMonth() + 1),
  d: (date) => padded(date.getUTCDate()),
  j: (date) => String(date.getUTCDate()),
  F: named({ month: 'long' }),
  M: named({ month: 'short' }),
  l: named({ weekday: 'long' }),
  D: named({ weekday: 'short' }),
  N: (date) => String(date.getUTCDay() || 7),
  w: (date) => String(date.getUTCDay()),
  S: (date) => ORDINALS[new Intl.PluralRules('en', { type: 'ordinal' }).select(date.getUTCDate())] ?? 'th',
};

const ORDINALS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
