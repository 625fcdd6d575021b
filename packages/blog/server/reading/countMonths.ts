import { midnightIn } from './midnightIn.ts';

export interface CountedMonth {
  readonly year: number;
  readonly month: number;
  readonly count: number;
}

/** Groups times with post counts into months of a time zone. Newest first, in input and output. */
export function countMonths(
  times: readonly { readonly time: number; readonly count: number }[],
  timeZone: string,
): readonly CountedMonth[] {
  const months: CountedMonth[] = [];
  let open: { year: number; month: number; count: number; begins: number } | undefined;
  for (const { time, count } of times) {
    if (!open || time < open.begins) {
      if (open) months.push(countedMonth(open));
      open = { ...monthOf(time, timeZone), count: 0 };
    }
    open.count += count;
  }
  return open ? [...months, countedMonth(open)] : months;
}

function monthOf(time: number, timeZone: string): { year: number; month: number; begins: number } {
  const near = new Date(time);
  const [year, month] = [near.getUTCFullYear(), near.getUTCMonth() + 1];
  // No time zone is a whole day off, so it is this month, the next or the previous one.
  for (const step of [1, 0]) {
    const begins = midnightIn(timeZone, year, month + step);
    if (time >= begins) return { ...named(year, month + step), begins };
  }
  return { ...named(year, month - 1), begins: midnightIn(timeZone, year, month - 1) };
}

function named(year: number, month: number): { year: number; month: number } {
  const first = new Date(Date.UTC(year, month - 1));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
}

function countedMonth({ year, month, count }: CountedMonth): CountedMonth {
  return { year, month, count };
}
