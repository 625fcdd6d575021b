import type { Stop } from '@portico/kernel/islands';
import { PALETTE_ATTRIBUTE, PALETTE_KEY } from '../../wire/header.ts';
import type { ThemeWindow } from '../page/ThemePage.ts';
import { currentPalette } from './palette.ts';
import { swapLogo } from './swapLogo.ts';

/** What turns with the lights: the switch that turns them, and a logo that has a picture for each. */
export function start(element: HTMLElement): Stop {
  const view = (element.ownerDocument.defaultView ?? window) as ThemeWindow;
  return element instanceof view.HTMLImageElement
    ? followPalette(element, view)
    : listenToSwitch(element, view);
}

function listenToSwitch(element: HTMLElement, view: ThemeWindow): Stop {
  const onClick = (event: Event): void => {
    if (!(event.target as Element).closest('.palette-icon-wrapper')) return;
    event.preventDefault();
    // The theme's own inline script listens further up, and would turn it back.
    event.stopPropagation();
    const next = currentPalette(view) === 'dark' ? 'light' : 'dark';
    view.document.documentElement.setAttribute(PALETTE_ATTRIBUTE, next);
    try {
      view.localStorage.setItem(PALETTE_KEY, next);
    } catch {
      // A visitor who lets nothing be stored still gets the other palette, on this page.
    }
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}

function followPalette(logo: HTMLImageElement, view: ThemeWindow): Stop {
  const update = (): void => swapLogo(logo, view.variants, currentPalette(view));
  const watcher = new view.MutationObserver(update);
  watcher.observe(view.document.documentElement, { attributeFilter: [PALETTE_ATTRIBUTE] });
  update();
  return () => watcher.disconnect();
}
