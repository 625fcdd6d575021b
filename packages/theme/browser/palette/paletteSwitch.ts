import { PALETTE_ATTRIBUTE, PALETTE_KEY } from '../../wire/header.ts';
import { halt } from '../page/halt.ts';
import type { ThemePage } from '../page/ThemePage.ts';

/** Turns the lights on and off, remembers it, and changes the logo with them. */
export function paletteSwitch({ page, view, all, signal, onClick }: ThemePage): void {
  const html = page.documentElement;
  const current = (): string => html.getAttribute(PALETTE_ATTRIBUTE) ?? (isShownDark() ? 'dark' : 'light');
  /** A page that says nothing is light; one that can be both follows the device. */
  const isShownDark = (): boolean => {
    const scheme = view.getComputedStyle(html).colorScheme;
    return (
      scheme === 'dark' || (/dark/.test(scheme) && view.matchMedia('(prefers-color-scheme:dark)').matches)
    );
  };

  onClick('.toggle-palette .palette-icon-wrapper', (link, event) => {
    // The theme's own inline script listens as well, and would turn it back.
    halt(event, link);
    const next = current() === 'dark' ? 'light' : 'dark';
    html.setAttribute(PALETTE_ATTRIBUTE, next);
    try {
      view.localStorage.setItem(PALETTE_KEY, next);
    } catch {
      // A visitor who lets nothing be stored still gets the other palette, on this page.
    }
    return true;
  });

  function swapLogos(): void {
    for (const logo of all('img.neve-site-logo[data-variant]') as NodeListOf<HTMLImageElement>) {
      const pictures = view.variants?.[logo.dataset.variant ?? ''];
      if (!pictures?.light) continue;
      const { light, dark, same } = pictures;
      const picture = current() === 'dark' && !same && dark?.src ? dark : light;
      for (const name of ['src', 'srcset', 'sizes'] as const)
        if (picture[name]) logo.setAttribute(name, picture[name]);
        else if (name !== 'src') logo.removeAttribute(name);
    }
  }

  const watcher = new view.MutationObserver(swapLogos);
  watcher.observe(html, { attributeFilter: [PALETTE_ATTRIBUTE] });
  signal.addEventListener('abort', () => watcher.disconnect());
  swapLogos();
}
