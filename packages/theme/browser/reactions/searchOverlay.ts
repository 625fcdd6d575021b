import { TRAP_END, TRAP_RUN } from '../../wire/public.ts';
import type { TrapRequest } from '../page/ThemePage.ts';
import { ACTIVE, SEARCH, SEARCH_ICON } from '../search/searchNames.ts';
import { halt } from './halt.ts';
import type { ReactionParts } from './ReactionParts.ts';

export interface SearchOverlay {
  /** `false` if none was open. */
  close(): boolean;
}

/** The search that opens from its icon. Escape, its button, a click beside it and a second click all close it. */
export function searchOverlay(parts: ReactionParts): SearchOverlay {
  const { sheet, menu, refresh, onClick } = parts;
  const { page, all } = parts.theme;
  const iconOf = (item: Element): HTMLElement | null => item.querySelector(SEARCH_ICON);

  function open(item: HTMLElement): void {
    close();
    item.classList.add(ACTIVE);
    refresh();
    sheet.show(close, iconOf(item));
    const detail: TrapRequest = {
      container: item.querySelector<HTMLElement>('.nv-nav-search'),
      close: '.close-responsive-search',
      firstFocus: '.search-field',
      backFocus: iconOf(item),
      leave: close,
    };
    page.dispatchEvent(new CustomEvent(TRAP_RUN, { detail }));
  }

  function close(): boolean {
    const open = [...all(`${SEARCH}.${ACTIVE}`)];
    if (open.length === 0) return false;
    for (const item of open) item.classList.remove(ACTIVE);
    refresh();
    sheet.remove();
    page.dispatchEvent(new CustomEvent(TRAP_END));
    for (const item of open) iconOf(item)?.focus();
    menu.holdFocus();
    return true;
  }

  onClick('.close-responsive-search', (_button, event) => {
    event.preventDefault();
    return close();
  });
  onClick(SEARCH, (item, event) => {
    if ((event.target as Element).closest('.nv-nav-search')) return;
    halt(event, item);
    if (item.classList.contains(ACTIVE)) close();
    else open(item);
    return true;
  });
  return { close };
}
