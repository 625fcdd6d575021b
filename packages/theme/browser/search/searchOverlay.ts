import type { ClickAway } from '../page/clickAway.ts';
import { halt } from '../page/halt.ts';
import { endTrap, runTrap, type ThemePage } from '../page/ThemePage.ts';

const ITEM = '.menu-item-nav-search';
const ACTIVE = 'active';

/** The search that opens from its icon. Escape, its button, a click beside it and a second click all close it alike. */
export function searchOverlay(
  { page, all, onClick }: ThemePage,
  sheet: ClickAway,
  afterwards: () => void,
): { close(): boolean; refresh(): void } {
  const iconOf = (item: Element): HTMLElement | null => item.querySelector('a,button');

  function refresh(): void {
    for (const item of all(ITEM))
      iconOf(item)?.setAttribute('aria-expanded', `${item.classList.contains(ACTIVE)}`);
  }

  function open(item: HTMLElement): void {
    close();
    item.classList.add(ACTIVE);
    refresh();
    sheet.show(close);
    runTrap(page, {
      container: item.querySelector<HTMLElement>('.nv-nav-search'),
      close: '.close-responsive-search',
      firstFocus: '.search-field',
      backFocus: iconOf(item),
      leave: close,
    });
  }

  function close(): boolean {
    const open = [...all(`${ITEM}.${ACTIVE}`)];
    if (open.length === 0) return false;
    for (const item of open) item.classList.remove(ACTIVE);
    refresh();
    sheet.remove();
    endTrap(page);
    for (const item of open) iconOf(item)?.focus();
    afterwards();
    return true;
  }

  onClick('.close-responsive-search', (_button, event) => {
    event.preventDefault();
    return close();
  });
  onClick(ITEM, (item, event) => {
    if ((event.target as Element).closest('.nv-nav-search')) return;
    halt(event, item);
    if (item.classList.contains(ACTIVE)) close();
    else open(item);
    return true;
  });

  refresh();
  return { close, refresh };
}
