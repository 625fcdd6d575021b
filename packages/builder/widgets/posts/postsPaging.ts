import { choiceOf, filledTextOf, isOn, numberOf, type Settings, textOf } from '../../model/settings/read.ts';
import { LAST_OFFSET, MOST_POSTS } from '../../wire/admin.ts';
import { leftOut, postsPerPage } from './postsRequest.ts';

const TYPES = [
  ...['', 'numbers', 'prev_next', 'numbers_and_prev_next'],
  ...['load_more_on_click', 'load_more_infinite_scroll'],
] as const;

/** Pagination under Elementor Pro's names. */
export interface PostsPaging {
  readonly type: string;
  readonly hasNumbers: boolean;
  readonly hasEnds: boolean;
  /** Further posts are appended: a page contains all posts up to its last. */
  readonly isMore: boolean;
  /** They are loaded automatically near the end of the list. */
  readonly isEndless: boolean;
  readonly isShort: boolean;
  readonly previous: string;
  readonly next: string;
  /** Shown when there are no more. */
  readonly message: string;
}

export function postsPaging(settings: Settings): PostsPaging {
  const type = choiceOf(settings.pagination_type, TYPES, '');
  return {
    type,
    hasNumbers: type.startsWith('numbers'),
    hasEnds: type.endsWith('prev_next'),
    isMore: type.startsWith('load_more'),
    isEndless: type === 'load_more_infinite_scroll',
    isShort: isOn(settings.pagination_numbers_shorten),
    previous: filledTextOf(settings.pagination_prev_label, '« Previous'),
    next: filledTextOf(settings.pagination_next_label, 'Next »'),
    message: isOn(settings.load_more_no_posts_message_switcher)
      ? textOf(settings.load_more_no_posts_custom_message, 'No more posts to show')
      : '',
  };
}

/** Number of pages of a list; `total` is the number of posts, including skipped ones. */
export function pagesOf(settings: Settings, paging: PostsPaging, total: number): number {
  const count = postsPerPage(settings);
  const before = leftOut(settings);
  const most = paging.isMore ? MOST_POSTS / count : (LAST_OFFSET - before) / count + 1;
  return limitedPages(settings, paging, Math.min(Math.ceil((total - before) / count), Math.floor(most)));
}

/** The number of pages that a widget links to. */
export function limitedPages(settings: Settings, { type, isMore }: PostsPaging, pages: number): number {
  if (!type) return 1;
  const limit = isMore ? null : numberOf(settings.pagination_page_limit ?? USUAL_LIMIT);
  return Math.min(pages, limit ?? pages);
}

const USUAL_LIMIT = 5;

/** The page numbers; `null` is a gap. */
export function numbersOf(page: number, pages: number, isShort: boolean): readonly (number | null)[] {
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const isNear = number === 1 || number === pages || Math.abs(number - page) <= AROUND;
    if (!isShort || isNear) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}

const AROUND = 2;
