import { midnightIn, type PostChoice } from '@portico/blog/server';
import type { POST_AGES, SiteRequest } from '@portico/builder/wire/admin';

export type PostsRequest = Extract<SiteRequest, { kind: 'posts' }>;

/** The filter of a widget's list of posts, as a query of the blog. */
export function choiceOf(
  asked: PostsRequest,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): PostChoice {
  const { posts = [], notPosts = [], terms = [], notTerms = [], authorIds = [], notAuthorIds = [] } = asked;
  const from = asked.age ? now - AGES[asked.age] * DAY_MS : timeOf(asked.from, timeZone);
  const to = timeOf(asked.to, timeZone, DAY_MS - 1);
  const notSlug = slugIn(asked.notAt);
  return {
    ...{ posts, notPosts, terms, notTerms, authors: authorIds, notAuthors: notAuthorIds },
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(notSlug && { notSlug }),
  };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const AGES: Readonly<Record<(typeof POST_AGES)[number], number>> = {
  ...{ today: 1, week: 7, month: 30, quarter: 91, year: 365 },
};

/** `2026-05-01`, optionally with a time, in the site's time zone. `later` is added to a day without a time. */
function timeOf(text: string | undefined, timeZone: string, later = 0): number | undefined {
  const [, year, month, day, hour, minute] = TIME.exec(text ?? '') ?? [];
  if (!year) return undefined;
  const midnight = midnightIn(timeZone, Number(year), Number(month), Number(day));
  return hour ? midnight + (Number(hour) * 60 + Number(minute)) * MINUTE_MS : midnight + later;
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?/;

/** The last segment of a path. */
export function slugIn(path: string | undefined): string | undefined {
  return path?.split('/').findLast(Boolean);
}
