const SECOND = 1000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * 60 * SECOND],
  ['hour', 60 * 60 * SECOND],
  ['minute', 60 * SECOND],
];
/** From here on a date says more than a number of days. */
const RELATIVE_FOR_MS = 7 * 24 * 60 * 60 * SECOND;

/** A time as people say it: "3 hours ago", and in full. */
export function formatTime(value: number, now: number, locale?: string, timeZone?: string) {
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    value,
  );
  const distance = value - now;
  if (Math.abs(distance) >= RELATIVE_FOR_MS)
    return {
      exact,
      relative: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(value),
    };
  const [unit, size] = STEPS.find(([, ms]) => Math.abs(distance) >= ms) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // `Math.trunc`: what happened 119 minutes ago did not happen two hours ago. `|| 0` turns −0 into "now".
  return { exact, relative: relative.format(Math.trunc(distance / size) || 0, unit) };
}
