import { openByHash } from '@portico/builder/open-by-hash';
import { ready } from '@portico/kernel/dom';
import { holdForIslands, type Islands, startIslands } from '@portico/kernel/islands';
import { lendGlobals } from '@portico/reviews/globals';
import { startSpamProtection } from '@portico/spam-protection/browser';
import { islands } from './islands.ts';
import { loadModule } from './loadIsland.ts';

declare global {
  interface Window {
    /** Set by the first boot script of a page; a second one, enqueued by mistake, finds it and leaves. */
    porticoIsRunning?: true;
    /** For scripts that put new content into elements that stay. */
    porticoIslands?: Islands;
    /** What stays away, by the names of islands and "spam": another product's own script does its work on this page. */
    porticoLeaves?: Readonly<Record<string, unknown>>;
  }
}

if (!window.porticoIsRunning) {
  window.porticoIsRunning = true;
  // First: it times the visit.
  if (!window.porticoLeaves?.spam) startSpamProtection(window, loadModule);
  lendGlobals(window, loadModule);
  // Half a widget is none: the page is looked at when all of it is here.
  const found = new Promise<boolean>((resolve) => {
    ready(document, () => {
      window.porticoIslands = startIslands(islands, document);
      openByHash(window, loadModule);
      resolve(true);
    });
  });
  if (!window.porticoIslands) holdForIslands(islands, document, found);
}
