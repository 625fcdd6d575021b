import { ready } from '@portico/kernel/dom';
import { type Islands, startIslands } from '@portico/kernel/islands';
import { startSpamProtection } from '@portico/spam-protection/browser';
import { islands } from './islands.ts';
import { loadModule } from './loadIsland.ts';

declare global {
  interface Window {
    /** Set by the first boot script of a page; a second one, enqueued by mistake, finds it and leaves. */
    porticoIsRunning?: true;
    /** For scripts that put new content into elements that stay. */
    porticoIslands?: Islands;
  }
}

if (!window.porticoIsRunning) {
  window.porticoIsRunning = true;
  // First: it times the visit.
  startSpamProtection(window, loadModule);
  // Half a widget is none: the page is looked at when all of it is here.
  ready(document, () => {
    window.porticoIslands = startIslands(islands, document);
  });
}
