import { openByHash } from '@portico/builder/open-by-hash';
import { provideFunctions } from '@portico/contact-form/functions';
import { ready } from '@portico/kernel/dom';
import { holdForIslands, type Islands, startIslands } from '@portico/kernel/islands';
import { provideGlobals } from '@portico/reviews/globals';
import { startSpamProtection } from '@portico/spam-protection/browser';
import { islands } from './islands.ts';
import { loadIsland, loadModule } from './loadIsland.ts';

declare global {
  interface Window {
    /** Set by a page's first boot script; a second one, enqueued by mistake, sees it and stops. */
    porticoIsRunning?: true;
    /** For scripts that put new content into existing elements. */
    porticoIslands?: Islands;
    /** Islands (by name) and "spam" that must not start, because another product's own script does the work on this page. */
    porticoLeaves?: Readonly<Record<string, unknown>>;
  }
}

if (!window.porticoIsRunning) {
  window.porticoIsRunning = true;
  // First, because it times the visit.
  if (!window.porticoLeaves?.spam) startSpamProtection(window, loadModule);
  provideGlobals(window, loadModule);
  // Wait until the page is complete: half-parsed widgets cannot be started.
  const found = new Promise<boolean>((resolve) => {
    ready(document, () => {
      window.porticoIslands = startIslands(islands, document);
      openByHash(window, loadModule);
      if (!window.porticoLeaves?.['contact-form']) provideFunctions(window, loadIsland);
      resolve(true);
    });
  });
  if (!window.porticoIslands) holdForIslands(islands, document, found);
}
