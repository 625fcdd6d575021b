import { PALETTE_ATTRIBUTE } from '../../wire/header.ts';

/** The palette that a page is shown in. One that says nothing is light; one that can be both follows the device. */
export function currentPalette(view: Window): 'light' | 'dark' {
  const html = view.document.documentElement;
  const chosen = html.getAttribute(PALETTE_ATTRIBUTE);
  if (chosen) return chosen === 'dark' ? 'dark' : 'light';
  const scheme = view.getComputedStyle(html).colorScheme;
  const isDark =
    scheme === 'dark' || (/dark/.test(scheme) && view.matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}
