import { choiceOf, isOn, numberOf, type Settings, sizeOf, textOf } from '../../model/settings/read.ts';
import {
  LARGEST_NUMBER,
  LAST_OFFSET,
  MOST_NAMED,
  MOST_POSTS,
  POST_AGES,
  type SiteRequest,
} from '../../wire/admin.ts';
import { SKINS } from './postsSettings.ts';

type PostsRequest = Extract<SiteRequest, { kind: 'posts' }>;

interface Wanted {
  readonly page?: number;
  /** With the posts of the pages before it. */
  readonly all?: boolean;
  /** Path of the list's page. */
  readonly at?: string | undefined;
  /** The posts of the page's own list, which some widgets show. */
  readonly given?: readonly number[] | undefined;
  /** The requesting widget. */
  readonly widget?: string;
}

/** The request for a page of posts. */
export function postsRequest(settings: Settings, wanted: Wanted = {}): PostsRequest {
  const { page = 1, all = false, at, given } = wanted;
  const count = postsPerPage(settings);
  return {
    kind: 'posts',
    count: all ? Math.min(page * count, MOST_POSTS) : count,
    offset: all ? leftOut(settings) : Math.min(leftOut(settings) + (page - 1) * count, LAST_OFFSET),
    orderBy: ORDERS[textOf(settings.posts_orderby)] ?? 'date',
    order: choiceOf(settings.posts_order, ['asc', 'desc'], 'desc'),
    ...(settings._skin === 'full_content' && { isWhole: true }),
    ...(settings.posts_post_type === 'page' && { isOfPages: true }),
    ...narrowing(settings, wanted),
    ...(showsCurrent(settings) && at !== undefined && { given: [...(given ?? [])] }),
  };
}

/** Whether a widget shows its page's own list. */
export function showsCurrent({ posts_post_type: type }: Settings): boolean {
  return type === 'current_query';
}

function narrowing(settings: Settings, { at, widget }: Wanted): Narrowing {
  switch (settings.posts_post_type) {
    case 'by_id':
      return chosenOnes(settings);
    case 'current_query':
      return NOTHING;
    case 'related':
      return { ...narrowed(settings, at), ...NOTHING, ...related(settings, at) };
    default:
      return {
        ...narrowed(settings, at),
        ...(isOn(settings.posts_avoid_duplicates) && widget && { besideOthers: widget }),
      };
  }
}

/** On a page that is not a post nothing is related, so the fallback is shown. */
function related(settings: Settings, at = '/'): Partial<PostsRequest> {
  const kinds = listOf(settings.posts_include);
  const named = listOf(settings.posts_related_taxonomies);
  const ids = numbersIn(listOf(settings.posts_fallback_ids));
  const otherwise = { fallback_recent: 'newest' as const, fallback_by_id: ids };
  const chosen = choiceOf(settings.posts_related_fallback, ['fallback_recent', 'fallback_by_id', ''], '');
  return {
    relatedTo: {
      at: at.slice(0, LONGEST_PATH),
      taxonomies: TAXONOMIES.filter(([name]) => kinds.includes('terms') && named.includes(name)).map(
        ([, taxonomy]) => taxonomy,
      ),
      bySameAuthor: kinds.includes('authors'),
      ...(chosen && { otherwise: otherwise[chosen] }),
    },
  };
}

const TAXONOMIES = [
  ['category', 'category'],
  ['post_tag', 'tag'],
] as const;
const LONGEST_PATH = 200;

export function postsPerPage(settings: Settings): number {
  const skin = choiceOf(settings._skin, SKINS, 'classic');
  const perPage = numberOf(settings[`${skin}_posts_per_page`] ?? settings.posts_per_page);
  return Math.min(Math.max(Math.round(perPage ?? 6), 1), 50);
}

/** How many posts the list skips. */
export function leftOut({ posts_post_type: type, posts_offset: offset }: Settings): number {
  if (type === 'by_id' || type === 'current_query' || type === 'related') return 0;
  return Math.min(Math.max(Math.round(sizeOf(offset) ?? 0), 0), LAST_OFFSET);
}

type Narrowing = Pick<PostsRequest, 'categories' | 'tags' | 'authors'> & Partial<PostsRequest>;

const NOTHING: Narrowing = { categories: [], tags: [], authors: [] };

/** Posts chosen one by one. If there are none, nothing is shown. */
function chosenOnes({ posts_posts_ids: ids }: Settings): Narrowing {
  const posts = numbersIn(listOf(ids));
  return { ...NOTHING, posts: posts.length > 0 ? posts : [LARGEST_NUMBER] };
}

function narrowed(settings: Settings, at: string | undefined): Narrowing {
  const included = listed(settings, 'include');
  const excluded = listed(settings, 'exclude');
  const terms = included('terms', 'term_ids');
  const authors = included('authors', 'authors');
  const isSticky = settings.posts_ignore_sticky_posts === '';
  const excludesItself = listOf(settings.posts_exclude).includes('current_post');
  return {
    categories: [...listOf(settings.portico_categories), ...namesIn(terms)].slice(0, MOST_NAMED),
    tags: listOf(settings.portico_tags),
    authors: [...listOf(settings.portico_authors), ...namesIn(authors)].slice(0, MOST_NAMED),
    ...filled({
      terms: numbersIn(terms),
      authorIds: numbersIn(authors),
      notPosts: numbersIn(excluded('manual_selection', 'ids')),
      notTerms: numbersIn(excluded('terms', 'term_ids')),
      notAuthorIds: numbersIn(excluded('authors', 'authors')),
    }),
    ...(isSticky && { hasStickyOnTop: true }),
    ...(excludesItself && at && { notAt: at.slice(0, LONGEST_PATH) }),
    ...datesOf(settings),
  };
}

/** The values in the settings, if they are enabled. */
function listed(settings: Settings, side: 'include' | 'exclude'): (kind: string, name: string) => string[] {
  const kinds = listOf(settings[`posts_${side}`]);
  return (kind, name) =>
    kinds.length === 0 || kinds.includes(kind) ? listOf(settings[`posts_${side}_${name}`]) : [];
}

function datesOf(settings: Settings): Partial<PostsRequest> {
  const when = textOf(settings.posts_select_date);
  const age = POST_AGES.find((one) => one === when);
  if (age) return { age };
  if (when !== 'exact') return {};
  const from = textOf(settings.posts_date_after).slice(0, 100);
  const to = textOf(settings.posts_date_before).slice(0, 100);
  return { ...(from && { from }), ...(to && { to }) };
}

const ORDERS: Readonly<Record<string, PostsRequest['orderBy']>> = {
  post_date: 'date',
  post_title: 'title',
  post_modified: 'modified',
  modified: 'modified',
  comment_count: 'comment_count',
  author: 'author',
  rand: 'rand',
};

function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((one) => textOf(one).slice(0, 100))
    .filter(Boolean)
    .slice(0, MOST_NAMED);
}

const NUMBER = /^[1-9]\d{0,9}$/;

function numbersIn(list: readonly string[]): number[] {
  return list
    .filter((one) => NUMBER.test(one))
    .map(Number)
    .filter((number) => number <= LARGEST_NUMBER);
}

function namesIn(list: readonly string[]): string[] {
  return list.filter((one) => Number.isNaN(Number(one)));
}

function filled<Lists extends Readonly<Record<string, readonly number[]>>>(lists: Lists): Partial<Lists> {
  const entries = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(entries) as Partial<Lists>;
}
