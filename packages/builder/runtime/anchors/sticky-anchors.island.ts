import type { Stop } from '@portico/kernel/islands';
import { anchorKeeperOf } from './anchorKeeper.ts';

/** An element that sticks to the top and covers the targets of in-page links. */
export function start(element: HTMLElement): Stop {
  const keeper = anchorKeeperOf(element.ownerDocument);
  keeper.add(element);
  return () => keeper.remove(element);
}
