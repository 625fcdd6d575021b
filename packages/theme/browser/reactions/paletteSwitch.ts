import { PALETTE_ATTRIBUTE, PALETTE_KEY } from '../../wire/header.ts';
import type { ReactionParts } from './ReactionParts.ts';

/** Turns day into night and back, and remembers it. */
export function paletteSwitch({ theme: { page, view }, onClick }: ReactionParts): void {
  const html = page.documentElement;

  /** A page that chose neither is what its style sheet says; one that can be both follows the device. */
  function isDark(): boolean {
    const scheme = html.getAttribute(PALETTE_ATTRIBUTE) ?? view.getComputedStyle(html).colorScheme;
    const device = view.matchMedia('(prefers-color-scheme: dark)');
    return /dark/.test(scheme) && (device.matches || !/light/.test(scheme));
  }

  onClick('.toggle-palette .palette-icon-wrapper', (_icon, event) => {
    event.preventDefault();
    // The theme's own inline script listens as well, and would turn it back.
    event.stopPropagation();
    const next = isDark() ? 'light' : 'dark';
    html.setAttribute(PALETTE_ATTRIBUTE, next);
    try {
      view.localStorage.setItem(PALETTE_KEY, next);
    } catch {
      // A visitor who lets nothing be stored still gets the other palette, on this page.
    }
    return true;
  });
}
