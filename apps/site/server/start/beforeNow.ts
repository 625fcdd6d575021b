const DATE = /\b\d{4}-\d{2}-\d{2}(?=[ T]\d{2}:\d{2}:\d{2})/g;
const DAY_MS = 86_400_000;

/** Shifts all dates in a text back by whole days, so that none is in the future. */
export function beforeNow(text: string, now: number): string {
  const days = text.match(DATE) ?? [];
  const newest = Math.max(...days.map((day) => Date.parse(day)));
  const late = Math.ceil((newest + 2 * DAY_MS - now) / DAY_MS);
  if (!(late > 0)) return text;
  return text.replace(DATE, (day) => new Date(Date.parse(day) - late * DAY_MS).toISOString().slice(0, 10));
}
