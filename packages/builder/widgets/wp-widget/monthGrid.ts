import type { SiteTime } from '../../parts/site/SiteTime.ts';

interface Month {
  readonly year: number;
  readonly month: number;
}

/** The current month and day in the site's time zone. */
export function monthOf({ now, timeZone }: SiteTime): Month & { readonly day: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', timeZone },
  }).formatToParts(now);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day') };
}

/** The weeks of a month, starting on Monday; `null` for days of other months. */
export function monthGrid({ year, month }: Month) {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const days = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day >= 1 && day <= count ? day : null;
  });
  return {
    caption: format({ month: 'long', year: 'numeric' }, Date.UTC(year, month - 1)),
    // The first of January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      short: format({ weekday: 'narrow' }, Date.UTC(2024, 0, 1 + index)),
      long: format({ weekday: 'long' }, Date.UTC(2024, 0, 1 + index)),
    })),
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
  };
}

function format(options: Intl.DateTimeFormatOptions, time: number): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(time);
}
