import type { HTMLAttributes } from 'react';

/** More than this may not fit into a slider card, which then scrolls inside. */
const FITS_CHARACTERS = 150;

/** Scrollable content must be reachable by keyboard, and then it needs a name. */
export function reachable(text: string, label: string): HTMLAttributes<HTMLElement> {
  return text.length > FITS_CHARACTERS ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
}
