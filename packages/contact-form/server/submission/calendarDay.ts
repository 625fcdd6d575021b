/** `YYYY-MM-DD` in the site's time zone. */
export function calendarDay(time: number, timeZone: string): string {
  if (timeZone === 'UTC') return new Date(time).toISOString().slice(0, 10);
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);
}
