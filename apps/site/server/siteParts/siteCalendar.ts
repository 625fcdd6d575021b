import type { SiteSettings } from '@portico/admin/wire/admin';
import type { Blog } from '@portico/blog/server';
import { datePath, monthName } from '@portico/blog/ui';
import type { SiteCalendar, SiteLink, SiteRequest } from '@portico/builder/wire/admin';

/** Days of a month with posts, in the site's time zone. */
export async function siteCalendar(
  blog: Pick<Blog, 'list' | 'months'>,
  { timeZone, language }: Pick<SiteSettings, 'timeZone' | 'language'>,
  { year, month }: Extract<SiteRequest, { kind: 'calendar' }>,
): Promise<SiteCalendar> {
  const { posts } = await blog.list({ year, month, perPage: MOST_POSTS }, 1);
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone });
  const days = [...new Set(posts.map(({ publishedAt }) => Number(format.format(publishedAt))))];
  const here = year * 12 + month;
  const months = (await blog.months()).map((one) => ({ ...one, at: one.year * 12 + one.month }));
  const earlier = months.find(({ at }) => at < here);
  const later = months.findLast(({ at }) => at > here);
  return {
    days: days.sort((a, b) => a - b).map((day) => ({ day, href: datePath(year, month, day) })),
    ...(earlier && { earlier: linkTo(earlier, language) }),
    ...(later && { later: linkTo(later, language) }),
  };
}

function linkTo(
  { year, month }: { readonly year: number; readonly month: number },
  language: string,
): SiteLink {
  return { href: datePath(year, month), text: monthName(year, month, language) };
}

const MOST_POSTS = 100;
