import { PALETTE_ATTRIBUTE, PALETTE_KEY } from '../../wire/public.ts';
import type { ReactionParts } from './ReactionParts.ts';

/** Toggles between light and dark mode, and stores the choice. */
export function paletteSwitch({ theme: { page, view }, onClick }: ReactionParts): void {
  const html = page.documentElement;

  /** Without a choice the style sheet decides; a page that supports both follows the device. */
  function isDark(): boolean {
    const scheme = html.getAttribute(PALETTE_ATTRIBUTE) ?? view.getComputedStyle(html).colorScheme;
    const device = view.matchMedia('(prefers-color-scheme: dark)');
    return /dark/.test(scheme) && (device.matches || !/light/.test(scheme));
  }

  onClick('.toggle-palette .palette-icon-wrapper', (_icon, event) => {
    event.preventDefault();
    // The theme's own inline script listens as well, and would toggle it back.
    event.stopPropagation();
    const next = isDark() ? 'light' : 'dark';
    html.setAttribute(PALETTE_ATTRIBUTE, next);
    try {
      view.localStorage.setItem(PALETTE_KEY, next);
    } catch {
      // If storage is blocked, the visitor still gets the other palette on this page.
    }
    return true;
  });
}
