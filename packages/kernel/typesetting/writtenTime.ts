/** The language and time zone in which a time is written. */
interface TimePlace {
  readonly language: string;
  readonly timeZone: string;
}

/**
 * Formats a time with PHP's format letters, as in WordPress: `F j, Y`. A letter after a backslash, and every other character,
 * is literal.
 */
export function writtenTime(time: number, letters: string, place: TimePlace): string {
  const { part, word, hour, weekday } = readerOf(time, place);
  const written: Readonly<Record<string, () => string>> = {
    d: () => part('day').padStart(2, '0'),
    j: () => part('day'),
    S: () => ordinal(Number(part('day'))),
    D: () => word({ weekday: 'short' }),
    l: () => word({ weekday: 'long' }),
    N: () => String(weekday() || 7),
    w: () => String(weekday()),
    F: () => word({ month: 'long' }),
    M: () => word({ month: 'short' }),
    m: () => part('month').padStart(2, '0'),
    n: () => part('month'),
    Y: () => part('year').padStart(4, '0'),
    y: () => part('year').padStart(2, '0').slice(-2),
    a: () => (hour < 12 ? 'am' : 'pm'),
    A: () => (hour < 12 ? 'AM' : 'PM'),
    g: () => String(hour % 12 || 12),
    h: () => String(hour % 12 || 12).padStart(2, '0'),
    G: () => String(hour),
    H: () => String(hour).padStart(2, '0'),
    i: () => part('minute').padStart(2, '0'),
    s: () => part('second').padStart(2, '0'),
  };
  return letters.replace(
    /\\(.)|[A-Za-z]/gs,
    (letter, itself?: string) => itself ?? written[letter]?.() ?? letter,
  );
}

interface Reader {
  readonly part: (name: keyof Intl.DateTimeFormatPartTypesRegistry) => string;
  readonly word: (options: Intl.DateTimeFormatOptions) => string;
  readonly hour: number;
  /** Starting with Sunday. */
  readonly weekday: () => number;
}

function readerOf(time: number, { language, timeZone }: TimePlace): Reader {
  const parts = new Intl.DateTimeFormat('en-GB', { ...NUMERIC, timeZone }).formatToParts(time);
  const part: Reader['part'] = (name) => String(Number(parts.find(({ type }) => type === name)?.value ?? 0));
  return {
    part,
    word: (options) => new Intl.DateTimeFormat(language, { ...options, timeZone }).format(time),
    hour: Number(part('hour')),
    weekday: () =>
      WEEKDAYS.indexOf(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(time)),
  };
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const NUMERIC: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

/** English only, as in PHP. */
function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
