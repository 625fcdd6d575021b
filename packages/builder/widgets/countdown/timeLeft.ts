/** The remaining time, in the parts that a countdown shows. A hidden part's value is added to the next. */
interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export type TimePart = keyof TimeParts;

export const TIME_PARTS: readonly TimePart[] = ['days', 'hours', 'minutes', 'seconds'];

const SECONDS: TimeParts = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

export function timeLeft(ms: number, shown: readonly TimePart[] = TIME_PARTS): TimeParts {
  let seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  for (const part of TIME_PARTS) {
    if (!shown.includes(part)) continue;
    parts[part] = Math.floor(seconds / SECONDS[part]);
    seconds -= parts[part] * SECONDS[part];
  }
  return parts;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
