const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Elapsed time in the largest unit that it fills, as in WordPress: `2 days ago`. Never less than a minute. */
export function agoInWords(ms: number, language: string): string {
  const seconds = Math.max(60, ms / 1_000);
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(language).format(-Math.max(1, Math.round(seconds / length)), unit);
}
