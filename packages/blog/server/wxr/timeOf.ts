/** WordPress writes GMT times without saying so; some blogs have dates from long before there were any blogs. */
export function timeOf(date: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(date)
    ? Date.parse(`${date.replace(' ', 'T')}Z`)
    : Date.parse(date);
  return time >= EARLIEST ? time : null;
}

const EARLIEST = Date.UTC(1000, 0);
