/** The time zone: the visitor's, or UTC where a server cannot know it. */
export type Zone = 'local' | 'utc';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

// Longest first: `MMMM` is not `MM` twice.
const TOKENS = /yyyy|MMMM|MMM|yy|MM|dd|HH|hh|mm|ss|12|[YyMmdHhisaA]/g;

/**
 * Formats a time as the review products do: `dd.MM.yyyy`, `MMM d, Y`. Anything but a token is literal. Twelve-hour times are
 * not padded: `hh` without minutes is `3PM` and `12` is `3:7 PM`. The format `chat` is shorter the more recent the time.
 */
export function formatTime(format: string, time: number, now: number, language: string, zone: Zone): string {
  if (format === 'chat') return formatTime(chatFormat(now - time), time, now, language, zone);
  // The zone's calendar, read through the UTC getters.
  const date = new Date(zone === 'utc' ? time : time - new Date(time).getTimezoneOffset() * 60_000);
  const isPlain = /a|hh\W?(mm|i)/i.test(format);
  const month = (style: 'long' | 'short'): string => monthName(date, language, style);
  const hour12 = String(date.getUTCHours() % 12 || 12);
  const half = date.getUTCHours() < 12 ? 'AM' : 'PM';
  const values: Record<string, () => string> = {
    yyyy: () => String(date.getUTCFullYear()),
    yy: () => two(date.getUTCFullYear() % 100),
    MMMM: () => month('long'),
    MMM: () => month('short'),
    MM: () => two(date.getUTCMonth() + 1),
    dd: () => two(date.getUTCDate()),
    HH: () => two(date.getUTCHours()),
    H: () => String(date.getUTCHours()),
    hh: () => (isPlain ? hour12 : hour12 + half),
    h: () => hour12,
    mm: () => two(date.getUTCMinutes()),
    ss: () => two(date.getUTCSeconds()),
    a: () => half.toLowerCase(),
    A: () => half,
    12: () => `${hour12}:${date.getUTCMinutes()} ${half}`,
  };
  return format.replace(TOKENS, (token) => (values[SAME_AS[token] ?? token] ?? (() => token))());
}

const SAME_AS: Readonly<Record<string, string>> = {
  Y: 'yyyy',
  y: 'yy',
  M: 'MMM',
  m: 'MM',
  d: 'dd',
  i: 'mm',
  s: 'ss',
};

function chatFormat(age: number): string {
  if (age < DAY_MS) return 'HH:mm';
  return age < YEAR_MS ? 'dd.MM HH:mm' : 'yyyy.MM.dd HH:mm';
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function monthName(date: Date, language: string, style: 'long' | 'short'): string {
  if (/^en(-US)?$/i.test(language))
    return (ENGLISH[date.getUTCMonth()] ?? '').slice(0, style === 'short' ? 3 : 9);
  const key = `${language} ${style}`;
  const names = monthNames.get(key) ?? monthNamesOf(language, style);
  monthNames.set(key, names);
  return names.format(date);
}

/**
 * Used for most reviews, without loading the tables of all languages, which takes a browser longer than everything else in a
 * review.
 */
const ENGLISH = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** Cached for the life of the page: it has one or two other languages. */
const monthNames = new Map<string, Intl.DateTimeFormat>();

function monthNamesOf(language: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  } catch {
    // Not a language tag; a page may contain anything.
    return new Intl.DateTimeFormat('en', { month, timeZone: 'UTC' });
  }
}
