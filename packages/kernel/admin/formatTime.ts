const SECOND = 1000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * 60 * SECOND],
  ['hour', 60 * 60 * SECOND],
  ['minute', 60 * SECOND],
];
/** Beyond this, a date says more than a number of days. */
const RELATIVE_FOR_MS = 7 * 24 * 60 * 60 * SECOND;

/** A time in relative words ("3 hours ago") and in full. */
export function formatTime(value: number, now: number, locale?: string, timeZone?: string) {
  const { exact, day, relative } = formatsOf(locale, timeZone);
  const distance = value - now;
  if (Math.abs(distance) >= RELATIVE_FOR_MS)
    return { exact: exact.format(value), relative: day.format(value) };
  const [unit, size] = STEPS.find(([, ms]) => Math.abs(distance) >= ms) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  // `Math.trunc`: what happened 119 minutes ago did not happen two hours ago. `|| 0` turns −0 into "now".
  const ago = relative.format(Math.trunc(distance / size) || 0, unit);
  return { exact: exact.format(value), relative: ago };
}

interface Formats {
  readonly exact: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly relative: Intl.RelativeTimeFormat;
}

const made = new Map<string, Formats>();

/** Created once: creating a format takes a hundred times as long as using it, and a list needs two per row. */
function formatsOf(locale: string | undefined, timeZone: string | undefined): Formats {
  const key = `${locale} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formats = {
    exact: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
  made.set(key, formats);
  return formats;
}
