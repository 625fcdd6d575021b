import type { Islands, Stop } from '@portico/kernel/islands';
import { DELAY_ATTRIBUTE } from '../../wire/public.ts';

/** Starts our islands in a part that waited for its owner, as soon as the owner lets it go. */
export function startReleased(view: Window & { porticoIslands?: Pick<Islands, 'scan'> }): Stop {
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) view.porticoIslands?.scan(target as Element);
  });
  watcher.observe(view.document, { subtree: true, attributeFilter: [DELAY_ATTRIBUTE] });
  return () => watcher.disconnect();
}
