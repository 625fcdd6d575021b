import { startIslands } from '@portico/kernel/islands';
import { islands } from './islands.ts';

declare global {
  interface Window {
    /** Set by the first boot script of a page; a second one, enqueued by mistake, finds it and leaves. */
    porticoIsRunning?: true;
  }
}

if (!window.porticoIsRunning) {
  window.porticoIsRunning = true;
  startIslands(islands, document);
}
