/** Whose clock a time is told by: the visitor's, or no place's in particular where a server cannot know. */
export type Zone = 'local' | 'utc';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

// Longest first: `MMMM` is not two times `MM`.
const TOKENS = /yyyy|MMMM|MMM|yy|MM|dd|HH|hh|mm|ss|12|[YyMmdHhisaA]/g;

/**
 * A time in a format of the review products: `dd.MM.yyyy`, `MMM d, Y`. What is no token stands for itself. Twelve-hour
 * times are not padded: `hh` without minutes is `3PM` and `12` is `3:7 PM`. The format `chat` is the shorter the more recent.
 */
export function formatTime(format: string, time: number, now: number, language: string, zone: Zone): string {
  if (format === 'chat') return formatTime(chatFormat(now - time), time, now, language, zone);
  // The zone's own calendar, read through one set of getters.
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

/** Those of most reviews, without the tables of all languages, which take a browser longer to open than all else about a review. */
const ENGLISH = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** The same, for as long as the page is there: it has one or two further languages. */
const monthNames = new Map<string, Intl.DateTimeFormat>();

function monthNamesOf(language: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  } catch {
    // Not a language tag; a page may hold anything.
    return new Intl.DateTimeFormat('en', { month, timeZone: 'UTC' });
  }
}
