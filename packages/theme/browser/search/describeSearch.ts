import { expand } from '../page/expand.ts';
import type { ThemePage } from '../page/ThemePage.ts';
import { ACTIVE, SEARCH, SEARCH_ICON } from './searchNames.ts';

/** Sets on each search icon whether its search is open. */
export function describeSearch({ all }: ThemePage): void {
  for (const item of all(SEARCH)) expand(item.querySelector(SEARCH_ICON), item.matches(`.${ACTIVE}`));
}
