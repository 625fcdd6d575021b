/** When a day begins in a time zone. Months start at one; a thirteenth is January of the next year. */
export function midnightIn(timeZone: string, year: number, month = 1, day = 1): number {
  const there = Date.UTC(year, month - 1, day);
  if (timeZone === 'UTC') return there;
  const first = there - offsetAt(timeZone, there);
  // If the clock changed in between, the offset at the moment itself applies.
  return there - offsetAt(timeZone, first);
}

/** A time zone's offset in milliseconds. */
function offsetAt(timeZone: string, time: number): number {
  const parts = clockOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return shown - Math.floor(time / 1000) * 1000;
}

/** Creating one costs many times what using it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', era: 'short' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  CLOCKS.set(timeZone, made);
  return made;
}

/** A site has one time zone; there are a few hundred in all. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();
