import './audio.css';
import type { Stop } from '@portico/kernel/islands';

/** WordPress's own player, if the page has it. */
type PageWithPlayer = Window & { wp?: { mediaelement?: { initialize?: () => void } } };

/** Lets WordPress enhance its audio elements. Without its player, the browser's own controls are used. */
export function start(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView as PageWithPlayer | null;
  view?.wp?.mediaelement?.initialize?.();
  return () => {};
}
