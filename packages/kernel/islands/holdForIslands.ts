import type { Island } from './Island.ts';
import { hold, shouldHold } from './moments/touch.ts';

/**
 * For a page that is still being parsed when boot runs: its islands have not been searched for, but visitors can already see
 * them. Their events are held until all islands are found, and then for the island itself.
 */
export function holdForIslands(islands: readonly Island[], page: Document, found: Promise<boolean>): void {
  const listening = islands.filter(({ isDeaf }) => !isDeaf);
  const anyOfThem = listening.map(({ selector }) => selector).join();
  const takes = (link: Element): boolean => listening.some((island) => island.takes?.(link));
  const stop = hold(
    page.documentElement,
    () => found,
    (event) => shouldHold(event, { takes }) && (event.target as Element).closest(anyOfThem) !== null,
  );
  void found.then(stop);
}
