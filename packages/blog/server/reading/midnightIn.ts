/** When a day begins in a time zone. Months count from one; a thirteenth is the first of the next year. */
export function midnightIn(timeZone: string, year: number, month = 1, day = 1): number {
  const there = Date.UTC(year, month - 1, day);
  if (timeZone === 'UTC') return there;
  const first = there - offsetAt(timeZone, there);
  // Where the clock was changed in between, the offset of the moment itself counts.
  return there - offsetAt(timeZone, first);
}

/** How far the clocks of a time zone are ahead, in milliseconds. */
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

/** Making one costs many times what reading it does. */
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

/** A site has one time zone; there are some hundred of them. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();
